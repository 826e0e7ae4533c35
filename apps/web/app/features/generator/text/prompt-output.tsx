import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectText } from '../../../lib/select-text.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { PromptText } from '../../../ui/prompt-text.tsx';
import { UndoButton } from '../../../ui/undo-button.tsx';
import { OutputActions } from '../output-actions.tsx';
import { isCodeJob } from './is-code-job.ts';
import { PlaceholderFields } from './placeholder-fields.tsx';
import { type Change, isRewritable, openPrompt, shownPrompt, type TextOutput } from './revision.ts';
import { RewriteNote } from './rewrite-note.tsx';
import { TargetChoice } from './target-choice.tsx';
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
  /** What was understood, if it is shown with the result. */
  understood: ReactNode;
  send: SendText;
};

/** A prompt and what can be made of it. What the page had to make up itself can only be filled in. */
export function PromptOutput({ output, isOld, isStale, replaced, understood, send }: PromptOutputProps) {
  const { t } = useTranslation('textGenerator');
  const proseRef = useRef<HTMLDivElement>(null);
  const { revision } = output;
  const shown = shownPrompt(output);
  const canRewrite = isRewritable(output);
  const canRetarget = canRewrite && revision.written?.basis !== 'prompt';
  const change = (wanted: Change) => send({ type: 'changed', change: wanted });

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
      <PromptText text={shown} label={t('outputLabel')} isDimmed={isOld} proseRef={proseRef} />
      <PlaceholderFields
        prompt={openPrompt(output)}
        fills={revision.fills}
        onFill={(placeholder, text) => send({ type: 'filled', placeholder, text })}
      />
      {understood && <div className="mt-6">{understood}</div>}
      {canRewrite && (
        <RewriteNote revision={revision} onChange={change} onWordingUndone={() => send({ type: 'wordingUndone' })} />
      )}
      <OutputActions
        text={shown}
        kind={isCodeJob(revision.written?.intent) ? 'code' : 'text'}
        idea={output.request}
        isStale={isStale}
        copyLabel={t('copy')}
        file={FILE}
        toasts={{ copied: t('copyToast'), downloaded: t('downloadToast') }}
        onCopyRefused={() => proseRef.current && selectText(proseRef.current)}
      />
    </>
  );
}
