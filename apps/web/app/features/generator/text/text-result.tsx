import type { DailyUsage } from '@wordlamp/contract/usage';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ResultSheet } from '../result-sheet.tsx';
import { PromptOutput } from './prompt-output.tsx';
import { isStale } from './text-state.ts';
import type { useTextSheet } from './use-text-sheet.ts';

type TextResultProps = {
  desk: ReturnType<typeof useTextSheet>;
  usage: DailyUsage | undefined;
  /** What stands on the sheet before there is a prompt. */
  hint: ReactNode;
  /** What was understood, where it stands with the result. */
  understood: ReactNode;
};

/** The sheet of a text prompt in all its states. */
export function TextResult({ desk, usage, hint, understood }: TextResultProps) {
  const { t } = useTranslation('textGenerator');
  const { state, send, submit, refusalText, replaced } = desk;
  return (
    <ResultSheet
      hue="text"
      generation={state.sheet}
      isStale={isStale(state)}
      onUpdate={() => submit('server')}
      isHandOverPending={state.isHandOverPending}
      fallbackNotice={t('fallbackNotice')}
      refusalText={refusalText}
      usage={usage}
      onWriteHere={() => submit('device')}
      hint={hint}
    >
      {(output, isOld) => (
        <PromptOutput
          output={output}
          isOld={isOld}
          isStale={isStale(state)}
          replaced={replaced}
          understood={understood}
          send={send}
        />
      )}
    </ResultSheet>
  );
}
