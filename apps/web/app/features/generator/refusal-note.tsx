import type { DailyUsage } from '@wordlamp/contract/usage';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Refusal } from '../../lib/request-prompt.ts';
import { MarginNote } from '../../ui/margin-note.tsx';
import { nameOfIdea } from './first-words.ts';
import type { Output } from './generation.ts';
import { limitOf } from './limit-of.ts';
import { LimitWays } from './limit-ways.tsx';

type RefusalNoteProps = {
  refusal: Refusal;
  refusalText(refusal: Refusal): string;
  usage: DailyUsage | undefined;
  /** The previous prompt, which is shown below. */
  earlier: Output | undefined;
  onWriteHere(): void;
};

/** Explains why there is no prompt, what to do about it, and what the prompt below is, if there is one. */
export function RefusalNote({ refusal, refusalText, usage, earlier, onWriteHere }: RefusalNoteProps) {
  return (
    <div className="mb-4 grid gap-4">
      <MarginNote id="sheet-note" tone="danger" text={refusalText(refusal)} />
      {limitOf(refusal) !== undefined && <LimitWays usage={usage} onWriteHere={onWriteHere} />}
      {earlier && <EarlierHeading idea={nameOfIdea(earlier.request.text)} />}
    </div>
  );
}

function EarlierHeading({ idea }: { idea: string }) {
  const { t } = useTranslation('generator');
  return (
    <div className="mt-2 grid gap-1 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t('earlierPrompt')}</h3>
      {idea !== '' && <p className="text-sm text-ink-2">{t('earlierIdea', { idea })}</p>}
    </div>
  );
}
