import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../lib/request-prompt.ts';
import { CueSheet } from '../../ui/cue-sheet.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { EmptySheet } from './empty-sheet.tsx';
import { type Generation, outputOf } from './generation.ts';
import { PromptOutput } from './prompt-output.tsx';
import { revealSheet } from './reveal-sheet.ts';

const LAMPS = { idle: 'empty', working: 'working', ready: 'ready', failed: 'failed' } as const;
const LAMP_WORDS = { idle: 'lampEmpty', working: 'lampWorking', ready: 'lampReady', failed: 'lampFailed' } as const;

type ResultSheetProps = {
  generation: Generation;
  isHandOverPending: boolean;
  refusalText(refusal: Refusal): string;
  onStarter(idea: string): void;
};

export function ResultSheet({ generation, isHandOverPending, refusalText, onStarter }: ResultSheetProps) {
  const { t } = useTranslation('generator');
  const sheetRef = useRef<HTMLElement>(null);
  const output = outputOf(generation);
  const { status } = generation;

  useEffect(() => {
    if (status === 'ready' && sheetRef.current) revealSheet(sheetRef.current);
  }, [status]);

  return (
    <CueSheet
      id="cue-sheet"
      title={t('sheetTitle')}
      aside={output && output.number > 0 ? t('sheetNumber', { number: output.number }) : ''}
      lamp={LAMPS[status]}
      lampWord={t(LAMP_WORDS[status])}
      sheetRef={sheetRef}
    >
      {status === 'failed' && (
        <div className="mb-4 grid gap-2">
          <MarginNote id="sheet-note" tone="danger" text={refusalText(generation.refusal)} />
          {output && <p className="text-sm text-ink-2">{t('earlierPrompt')}</p>}
        </div>
      )}
      {output ? (
        <PromptOutput output={output} isOld={status === 'working'} />
      ) : (
        <EmptySheet isWorking={status === 'working'} isHandOverPending={isHandOverPending} onStarter={onStarter} />
      )}
    </CueSheet>
  );
}
