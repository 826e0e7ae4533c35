import type { TextPrompt } from '@wordlamp/engine';
import { useTranslation } from '../../i18n/use-translation.ts';
import { outlineOf } from './idea-outline.ts';

const SLOTS = ['audience', 'tone', 'length'] as const;

type UnderstoodChipsProps = { preview: TextPrompt };

/** What the engine read from the idea, in one row: it must not move what is below while the visitor types. */
export function UnderstoodChips({ preview: { intent, slots, limits } }: UnderstoodChipsProps) {
  const { t } = useTranslation('textGenerator');
  const chips = [
    ...(intent === 'general' ? [] : [{ label: t('jobLabel'), value: t(`job.${intent}`) }]),
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

/** How the prompt will be built, on the sheet. */
export function PromptPreview({ prompt }: { prompt: string }) {
  const { t } = useTranslation('home');
  return (
    <div className="grid gap-4">
      <Outline prompt={prompt} />
      <p className="text-sm text-ink-2">{t('previewHint')}</p>
    </div>
  );
}

function Outline({ prompt }: { prompt: string }) {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {outlineOf(prompt).map((line) =>
        line.kind === 'heading' ? (
          <bdi key={line.place} dir="auto" className="mt-1 text-sm font-medium text-ink-3">
            {line.text}
          </bdi>
        ) : (
          <svg key={line.place} aria-hidden="true" className="h-2.5 w-full rtl:-scale-x-100">
            <rect width={`${100 * line.share}%`} height="100%" rx="5" className="fill-line" />
          </svg>
        ),
      )}
    </div>
  );
}
