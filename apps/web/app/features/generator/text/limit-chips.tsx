import { useTranslation } from '../../../i18n/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';

type LimitChipsProps = { limits: readonly string[]; onRemove(limit: string): void };

/** What the idea rules out or demands, as its prompt checks it. */
export function LimitChips({ limits, onRemove }: LimitChipsProps) {
  const { t } = useTranslation('textGenerator');
  return (
    <ul aria-label={t('limitsLabel')} className="flex max-w-full flex-wrap gap-2">
      {limits.map((limit) => (
        <li
          key={limit}
          className="inline-flex min-h-11 max-w-full items-center rounded-chip border border-edge bg-card ps-3.5 text-sm pointer-fine:min-h-9"
        >
          <bdi className="min-w-0 py-1 wrap-break-word">{limit}</bdi>
          <button
            type="button"
            aria-label={t('limitRemove', { limit })}
            onClick={() => onRemove(limit)}
            className="grid size-11 shrink-0 place-items-center rounded-chip text-ink-2 hover:text-ink pointer-fine:size-9"
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
