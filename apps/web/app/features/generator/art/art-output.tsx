import { ART_TARGETS, type ArtTarget } from '@wordlamp/engine/art-targets';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { RuledText } from '../../../ui/ruled-text.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Output } from '../generation.ts';
import { OutputActions } from '../output-actions.tsx';
import { ArtNotes } from './art-notes.tsx';
import type { ArtWord } from './option-words.ts';
import { useArtVersion } from './use-art-version.ts';

const FILE = { name: 'art-prompt.txt', mediaType: 'text/plain' };

const TARGET_WORDS = {
  natural: 'targetNatural',
  midjourney: 'targetMidjourney',
  'stable-diffusion': 'targetStableDiffusion',
  flux: 'targetFlux',
} as const satisfies Record<ArtTarget, ArtWord>;

type ArtOutputProps = {
  output: Output;
  target: ArtTarget;
  /** Whether another prompt is being written. */
  isOld: boolean;
  onTarget(target: ArtTarget): void;
};

/** The prompt for one kind of tool, with tabs for the others. What the page had to make up itself has one form only. */
export function ArtOutput({ output, target, isOld, onTarget }: ArtOutputProps) {
  const { t } = useTranslation('artGenerator');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { prompt, notes, isBehind, isRewritable, nextWording } = useArtVersion(output, target);

  function select(): void {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }

  const text =
    prompt === undefined ? (
      <MarginNote id="art-version-note" tone="warn" text={t('rewriteFailed')} />
    ) : (
      <RuledText text={prompt} label={t('outputLabel')} isDimmed={isOld || isBehind} fieldRef={fieldRef} />
    );
  return (
    <>
      {isRewritable ? (
        <Tabs
          name="art-target"
          label={t('targetsLabel')}
          ids={ART_TARGETS}
          open={target}
          onOpen={onTarget}
          tab={(id) => t(TARGET_WORDS[id])}
          panel={(id) =>
            id === target && (
              <div aria-busy={isBehind} className="pt-2">
                {text}
                <ArtNotes notes={notes} />
                <p className="my-4 text-sm text-ink-2">{t('freeNote')}</p>
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
          idea={output.request}
          isStale={false}
          copyLabel={t('copy')}
          file={FILE}
          toasts={{ copied: t('copyToast'), downloaded: t('downloadToast') }}
          onCopyRefused={select}
        >
          {isRewritable && (
            <Button tone="text" onClick={nextWording}>
              {t('anotherWording')}
            </Button>
          )}
        </OutputActions>
      )}
    </>
  );
}
