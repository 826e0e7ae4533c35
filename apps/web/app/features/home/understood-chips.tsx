import type { TextPrompt } from '@wordlamp/engine';
import { JOB_WORDS } from '../../i18n/job-words.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const SLOTS = ['audience', 'tone', 'length'] as const;

type UnderstoodChipsProps = { preview: TextPrompt };

/** What the engine read from the idea, in one row: it must not move what is below while the visitor types. */
export function UnderstoodChips({ preview: { intent, slots, limits } }: UnderstoodChipsProps) {
  const { t } = useTranslation('textGenerator');
  const chips = [
    ...(intent === 'general' ? [] : [{ label: t('jobLabel'), value: t(JOB_WORDS[intent]) }]),
    ...SLOTS.filter((slot) => slots[slot]).map((slot) => ({ label: t(`slot.${slot}`), value: slots[slot] })),
    ...limits.map((limit) => ({ label: '', value: limit })),
  ];
  return (
    <ul aria-label={t('understoodTitle')} className="flex h-8 flex-wrap gap-2 overflow-hidden">
      {chips.map(({ label, value }) => (
        <li
          key={`${label} ${value}`}
          className="max-w-72 shrink-0 truncate rounded-chip border border-line bg-paper px-3 py-0.5 text-sm"
        >
          {label && <span className="text-ink-2">{`${label}: `}</span>}
          <bdi className="font-medium">{value}</bdi>
        </li>
      ))}
    </ul>
  );
}
