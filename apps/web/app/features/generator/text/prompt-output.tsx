import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RuledText } from '../../../ui/ruled-text.tsx';
import { splitPlaceholders } from '../../../ui/split-placeholders.ts';
import { OutputActions } from '../output-actions.tsx';

const FILE = { name: 'ai-prompt.txt', mediaType: 'text/plain' };

type PromptOutputProps = {
  prompt: string;
  /** Whether another prompt is being written. */
  isOld: boolean;
};

export function PromptOutput({ prompt, isOld }: PromptOutputProps) {
  const { t } = useTranslation('textGenerator');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const hasPlaceholders = splitPlaceholders(prompt).some(({ isPlaceholder }) => isPlaceholder);

  function select(): void {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }

  return (
    <>
      <RuledText text={prompt} label={t('outputLabel')} isDimmed={isOld} fieldRef={fieldRef} />
      {hasPlaceholders && <p className="mt-4 text-sm text-ink-2">{t('bracketsHint')}</p>}
      <OutputActions
        text={prompt}
        copyLabel={t('copy')}
        file={FILE}
        toasts={{ copied: t('copyToast'), downloaded: t('downloadToast') }}
        onCopyRefused={select}
      />
    </>
  );
}
