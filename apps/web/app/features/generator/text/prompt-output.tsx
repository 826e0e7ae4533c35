import type { TextTarget } from '@wordlamp/engine/text-targets';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { RuledText } from '../../../ui/ruled-text.tsx';
import { UndoButton } from '../../../ui/undo-button.tsx';
import type { Output } from '../generation.ts';
import { OutputActions } from '../output-actions.tsx';
import { PlaceholderFields } from './placeholder-fields.tsx';
import { openPrompt, shownPrompt } from './revision.ts';
import { TargetChoice } from './target-choice.tsx';
import { Understanding } from './understanding.tsx';
import type { Result } from './use-result.ts';

const FILE = { name: 'ai-prompt.txt', mediaType: 'text/plain' };

type PromptOutputProps = {
  output: Output;
  /** Whether another prompt is being written. */
  isOld: boolean;
  result: Result;
  onTarget(target: TextTarget): void;
};

/** A prompt and what can be made of it. What the page had to make up itself can only be filled in. */
export function PromptOutput({ output, isOld, result, onTarget }: PromptOutputProps) {
  const { t } = useTranslation('textGenerator');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { revision, isRewritable, replaced } = result;
  const shown = shownPrompt(output, revision);
  const canChange = isRewritable && revision?.written?.basis !== 'prompt';

  function select(): void {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }

  return (
    <>
      <UndoButton removal={replaced} label={t('filledBack')} />
      {canChange && <TargetChoice target={revision?.request.target ?? 'general'} onTarget={onTarget} />}
      {result.isFailed && (
        <div className="mb-4">
          <MarginNote id="rewrite-note" tone="warn" text={t('rewriteFailed')} />
        </div>
      )}
      <RuledText text={shown} label={t('outputLabel')} isDimmed={isOld} fieldRef={fieldRef} />
      <PlaceholderFields prompt={openPrompt(output, revision)} fills={revision?.fills ?? {}} onFill={result.fill} />
      {isRewritable && <Understanding result={result} />}
      <OutputActions
        text={shown}
        idea={output.request}
        copyLabel={t('copy')}
        file={FILE}
        toasts={{ copied: t('copyToast'), downloaded: t('downloadToast') }}
        onCopyRefused={select}
      />
    </>
  );
}
