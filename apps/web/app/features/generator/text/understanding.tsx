import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { UndoButton } from '../../../ui/undo-button.tsx';
import { JobChip } from './job-chip.tsx';
import { LimitChips } from './limit-chips.tsx';
import { SlotChip } from './slot-chip.tsx';
import type { Result } from './use-result.ts';

const SLOTS = ['audience', 'tone', 'length'] as const;
const UNDO = '[data-undo] button';
const HEADING_ID = 'understood';

type UnderstandingProps = { result: Result };

/** What the engine read from the idea, small and to be changed in its place. Space is kept until it is there. */
export function Understanding({ result }: UnderstandingProps) {
  const { t } = useTranslation(['textGenerator', 'generator']);
  const { revision, choose, type, limits, asRead, nextWording } = result;
  const chipsRef = useKeptFocus(limits.removedCount);
  const written = revision?.written;
  if (written?.basis === 'prompt') return <p className="mb-4 text-sm text-ink-2">{t('pastedNote')}</p>;
  return (
    <section aria-labelledby={HEADING_ID} className="mt-6 mb-5 grid min-h-30 content-start gap-2">
      <h3 id={HEADING_ID} className="text-sm font-semibold text-ink-2">
        {t('understoodTitle')}
      </h3>
      {written && (
        <div ref={chipsRef} className="flex flex-wrap items-center gap-2">
          <JobChip intent={written.intent} onIntent={(intent) => choose({ intent })} />
          {SLOTS.map((slot) => (
            <SlotChip
              key={slot}
              label={t(`slot.${slot}`)}
              value={written.slots[slot] ?? ''}
              usual={written.slots[slot] === '' ? t('slotLeftOut') : t('slotUsual')}
              onChange={(text) => type({ [slot]: text })}
            />
          ))}
          {written.limits.length > 0 && <LimitChips limits={written.limits} onRemove={limits.remove} />}
          <span data-undo="">
            <UndoButton removal={limits} label={t('generator:undo')} />
          </span>
        </div>
      )}
      {written && (
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          <p>{t('freeNote')}</p>
          <Button tone="text" className="-ms-2" onClick={nextWording}>
            {t('anotherWording')}
          </Button>
          {revision.request.choices && (
            <Button tone="text" className="-ms-2" onClick={asRead}>
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
