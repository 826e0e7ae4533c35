import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { UndoButton } from '../../../ui/undo-button.tsx';
import { WordingButtons } from '../wording-buttons.tsx';
import { JobChip } from './job-chip.tsx';
import { LimitChips } from './limit-chips.tsx';
import type { Change, Revision } from './revision.ts';
import { SlotChip } from './slot-chip.tsx';

const SLOTS = ['audience', 'tone', 'length'] as const;
const UNDO = '[data-undo] button';
const HEADING_ID = 'understood';

type UnderstandingProps = {
  revision: Revision;
  limitsPause: { setIsPaused(isPaused: boolean): void };
  onChange(change: Change): void;
  /** Brings back the wording before this one. */
  onWordingUndone(): void;
};

/** What the engine read from the idea, small and to be changed in its place. Space is kept until it is there. */
export function Understanding({ revision, limitsPause, onChange, onWordingUndone }: UnderstandingProps) {
  const { t } = useTranslation(['textGenerator', 'generator']);
  const { written, request, removedLimits, earlier } = revision;
  const chipsRef = useKeptFocus(removedLimits.length);
  const limits = {
    undo: () => onChange({ kind: 'limitBack' }),
    isUndoOffered: removedLimits.length > 0,
    ...limitsPause,
  };
  if (written?.basis === 'prompt') return <p className="mb-4 text-sm text-ink-2">{t('pastedNote')}</p>;
  return (
    <section aria-labelledby={HEADING_ID} className="mt-6 mb-5 grid min-h-30 content-start gap-2">
      <h3 id={HEADING_ID} className="text-sm font-semibold text-ink-2">
        {t('understoodTitle')}
      </h3>
      {written && (
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
      )}
      {written && (
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          <p>{t('freeNote')}</p>
          <WordingButtons
            label={t('anotherWording')}
            isBackOffered={earlier.length > 0}
            onNext={() => onChange({ kind: 'wording' })}
            onBack={onWordingUndone}
            className="-ms-2"
          />
          {request.choices && (
            <Button tone="text" className="-ms-2" onClick={() => onChange({ kind: 'asRead' })}>
              {t('asRead')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The button that was pressed is gone with what it removed: the focus goes to its Undo, and from there to what is back. */
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
