import { type ComponentProps, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { RuledText } from '../../../ui/ruled-text.tsx';
import { UndoButton } from '../../../ui/undo-button.tsx';
import { OutputActions } from '../output-actions.tsx';
import { PlaceholderFields } from './placeholder-fields.tsx';
import { type Change, isRewritable, openPrompt, shownPrompt, type TextOutput } from './revision.ts';
import { TargetChoice } from './target-choice.tsx';
import { Understanding } from './understanding.tsx';
import type { SendText } from './use-text-effects.ts';

const FILE = { name: 'ai-prompt.txt', mediaType: 'text/plain' };

type PromptOutputProps = {
  output: TextOutput;
  /** Whether another prompt is being written. */
  isOld: boolean;
  /** Whether the idea in the form is another one by now. */
  isStale: boolean;
  /** A filled-in prompt that this one replaced. */
  replaced: ComponentProps<typeof UndoButton>['removal'];
  limitsPause: { setIsPaused(isPaused: boolean): void };
  send: SendText;
};

/** A prompt and what can be made of it. What the page had to make up itself can only be filled in. */
export function PromptOutput({ output, isOld, isStale, replaced, limitsPause, send }: PromptOutputProps) {
  const { t } = useTranslation('textGenerator');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { revision } = output;
  const shown = shownPrompt(output);
  const canRewrite = isRewritable(output);
  const canRetarget = canRewrite && revision.written?.basis !== 'prompt';
  const change = (wanted: Change) => send({ type: 'changed', change: wanted });

  function select(): void {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }

  return (
    <>
      <UndoButton removal={replaced} label={t('filledBack')} />
      {canRetarget && (
        <TargetChoice
          target={revision.request.target ?? 'general'}
          onTarget={(target) => change({ kind: 'target', target })}
        />
      )}
      {revision.isFailed && (
        <div className="mb-4">
          <MarginNote id="rewrite-note" tone="warn" text={t('rewriteFailed')} />
        </div>
      )}
      <RuledText text={shown} label={t('outputLabel')} isDimmed={isOld} fieldRef={fieldRef} />
      <PlaceholderFields
        prompt={openPrompt(output)}
        fills={revision.fills}
        onFill={(placeholder, text) => send({ type: 'filled', placeholder, text })}
      />
      {canRewrite && (
        <Understanding
          revision={revision}
          limitsPause={limitsPause}
          onChange={change}
          onWordingUndone={() => send({ type: 'wordingUndone' })}
        />
      )}
      <OutputActions
        text={shown}
        idea={output.request}
        isStale={isStale}
        copyLabel={t('copy')}
        file={FILE}
        toasts={{ copied: t('copyToast'), downloaded: t('downloadToast') }}
        onCopyRefused={select}
      />
    </>
  );
}
