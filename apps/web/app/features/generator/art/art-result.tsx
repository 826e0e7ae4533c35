import { ART_TARGETS, type ArtTarget } from '@wordlamp/engine/art-targets';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectText } from '../../../lib/select-text.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { PromptText } from '../../../ui/prompt-text.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { OutputActions } from '../output-actions.tsx';
import { WordingButtons } from '../wording-buttons.tsx';
import { ArtNotes } from './art-notes.tsx';
import type { ArtEvent } from './art-state.ts';
import { type ArtOutput, isRewritable, shownVersion } from './art-version.ts';
import type { ArtWord } from './option-words.ts';

const FILE = { name: 'art-prompt.txt', mediaType: 'text/plain' };

const TARGET_WORDS = {
  natural: 'targetNatural',
  midjourney: 'targetMidjourney',
  'stable-diffusion': 'targetStableDiffusion',
  flux: 'targetFlux',
} as const satisfies Record<ArtTarget, ArtWord>;

/** Ids of the assistants a version is written for. */
const TOOLS: Partial<Readonly<Record<ArtTarget, string>>> = { midjourney: 'midjourney', flux: 'flux' };

type ArtResultProps = {
  output: ArtOutput;
  /** Whether another prompt is being written. */
  isOld: boolean;
  /** Whether the choices in the form have changed since. */
  isStale: boolean;
  send(event: ArtEvent): void;
};

/** The prompt for one kind of tool, with tabs for the others. A fallback written by the page has a single form. */
export function ArtResult({ output, isOld, isStale, send }: ArtResultProps) {
  const { t } = useTranslation('artGenerator');
  const proseRef = useRef<HTMLDivElement>(null);
  const { prompt, notes, isBehind } = shownVersion(output);
  const { target, variant } = output.wanted;
  const canRewrite = isRewritable(output);

  const text =
    prompt === undefined ? (
      <MarginNote id="art-version-note" tone="warn" text={t('rewriteFailed')} />
    ) : (
      <PromptText text={prompt} label={t('outputLabel')} isDimmed={isOld || isBehind} proseRef={proseRef} />
    );
  return (
    <>
      {canRewrite ? (
        <Tabs
          name="art-target"
          label={t('targetsLabel')}
          ids={ART_TARGETS}
          open={target}
          onOpen={(opened) => send({ type: 'targetOpened', target: opened })}
          tab={(id) => t(TARGET_WORDS[id])}
          panel={(id) =>
            id === target && (
              <div aria-busy={isBehind} className="pt-4">
                {text}
                <ArtNotes notes={notes} />
                <div className="my-4 flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
                  <p>{t('freeNote')}</p>
                  <WordingButtons
                    label={t('anotherWording')}
                    isBackOffered={variant > 0}
                    onNext={() => send({ type: 'wordingAsked' })}
                    onBack={() => send({ type: 'wordingUndone' })}
                    className="-ms-2"
                  />
                </div>
              </div>
            )
          }
        />
      ) : (
        text
      )}
      {prompt !== undefined && (
        <OutputActions
          text={prompt}
          kind="art"
          tool={canRewrite ? TOOLS[target] : undefined}
          idea={output.request}
          isStale={isStale}
          copyLabel={t('copy')}
          file={FILE}
          toasts={{ copied: t('copyToast'), downloaded: t('downloadToast') }}
          onCopyRefused={() => proseRef.current && selectText(proseRef.current)}
        />
      )}
    </>
  );
}
