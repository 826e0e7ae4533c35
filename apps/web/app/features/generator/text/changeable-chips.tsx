import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { UndoButton } from '../../../ui/undo-button.tsx';
import { JobChip } from './job-chip.tsx';
import { LimitChips } from './limit-chips.tsx';
import type { Change, UnderstoodRevision } from './revision.ts';
import { SlotChip } from './slot-chip.tsx';

const SLOTS = ['audience', 'tone', 'length'] as const;
const UNDO = '[data-undo] button';

type ChangeableChipsProps = {
  revision: UnderstoodRevision;
  limitsPause: { setIsPaused(isPaused: boolean): void };
  onChange(change: Change): void;
};

/** What was read from the idea of a result, small and to be changed in its place. */
export function ChangeableChips({ revision, limitsPause, onChange }: ChangeableChipsProps) {
  const { t } = useTranslation(['textGenerator', 'generator']);
  const { removedLimits, written } = revision;
  const chipsRef = useKeptFocus(removedLimits.length);
  const limits = {
    undo: () => onChange({ kind: 'limitBack' }),
    isUndoOffered: removedLimits.length > 0,
    ...limitsPause,
  };
  return (
    <div ref={chipsRef} className="flex flex-wrap items-center gap-2">
      <JobChip intent={written.intent} onIntent={(intent) => onChange({ kind: 'choices', choices: { intent } })} />
      {SLOTS.map((slot) => (
        <SlotChip
          key={slot}
          label={t(`slot.${slot}`)}
          value={written.slots[slot] ?? ''}
          usual={written.slots[slot] === '' ? t('slotLeftOut') : t('slotUsual')}
          onChange={(text) => onChange({ kind: 'typed', choices: { [slot]: text } })}
        />
      ))}
      {written.limits.length > 0 && (
        <LimitChips limits={written.limits} onRemove={(limit) => onChange({ kind: 'limitRemoved', limit })} />
      )}
      <span data-undo="">
        <UndoButton removal={limits} label={t('generator:undo')} />
      </span>
    </div>
  );
}

/** The pressed button disappears with what it removed: the focus moves to Undo, and from there to the restored chip. */
function useKeptFocus(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    const next = count > before.current ? UNDO : 'li:last-child button';
    if (count !== before.current && isLost) ref.current?.querySelector<HTMLElement>(next)?.focus();
    before.current = count;
  }, [count]);
  return ref;
}
