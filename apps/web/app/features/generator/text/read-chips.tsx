import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Reading } from './use-reading.ts';

const SLOTS = ['audience', 'tone', 'length'] as const;

type ReadChipsProps = { reading: Reading };

/** What is read from an idea that is still being typed: the same chips, before there is anything to change. */
export function ReadChips({ reading: { intent, slots, limits } }: ReadChipsProps) {
  const { t } = useTranslation('textGenerator');
  return (
    <ul className="flex flex-wrap items-center gap-2">
      <Chip label={t('jobLabel')}>{t(`job.${intent}`)}</Chip>
      {SLOTS.map(
        (slot) =>
          slots[slot] && (
            <Chip key={slot} label={t(`slot.${slot}`)}>
              {slots[slot]}
            </Chip>
          ),
      )}
      {limits.map((limit) => (
        <Chip key={limit} label={undefined}>
          {limit}
        </Chip>
      ))}
    </ul>
  );
}

/** What can be read, before anything is. */
export function EmptyChips() {
  const { t } = useTranslation('textGenerator');
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-2">
      {[t('jobLabel'), ...SLOTS.map((slot) => t(`slot.${slot}`))].map((label) => (
        <span key={label} className={`${CHIP} text-ink-3`}>
          {label} …
        </span>
      ))}
    </div>
  );
}

const CHIP =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[1.125rem] border border-dashed border-edge px-3 text-sm';

type ChipProps = { label: string | undefined; children: ReactNode };

function Chip({ label, children }: ChipProps) {
  return (
    <li className={CHIP}>
      {label !== undefined && <span className="shrink-0 text-ink-2">{label}</span>}
      <bdi className="min-w-0 py-1 leading-snug wrap-anywhere">{children}</bdi>
    </li>
  );
}
