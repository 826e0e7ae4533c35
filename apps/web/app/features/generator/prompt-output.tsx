import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MarginNote } from '../../ui/margin-note.tsx';
import { RuledText } from '../../ui/ruled-text.tsx';
import { splitPlaceholders } from '../../ui/split-placeholders.ts';
import type { Output } from './generation.ts';
import { OutputActions } from './output-actions.tsx';

const SOURCE_NOTES = { server: undefined, device: 'deviceNote', fallback: 'fallbackNotice' } as const;

type PromptOutputProps = {
  output: Output;
  /** Whether another prompt is being written. */
  isOld: boolean;
};

export function PromptOutput({ output, isOld }: PromptOutputProps) {
  const { t } = useTranslation('generator');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const note = SOURCE_NOTES[output.source];
  const hasPlaceholders = splitPlaceholders(output.prompt).some(({ isPlaceholder }) => isPlaceholder);
  return (
    <>
      {note && (
        <div className="mb-3">
          <MarginNote id="sheet-source" tone="warn" text={t(note)} />
        </div>
      )}
      <RuledText text={output.prompt} label={t('outputLabel')} isDimmed={isOld} fieldRef={fieldRef} />
      {hasPlaceholders && <p className="mt-4 text-sm text-ink-2">{t('bracketsHint')}</p>}
      <OutputActions prompt={output.prompt} fieldRef={fieldRef} />
    </>
  );
}
