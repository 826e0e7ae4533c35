import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { useTimeUntil } from '../../i18n/use-time-until.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { QuotaLamps } from '../../ui/quota-lamps.tsx';

type QuotaPillProps = { usage: DailyUsage | undefined };

/**
 * "Daily Usage 3/10 · Resets in 5 h 12 min (at 02:00, UTC+2)", with lamps for what is left. Its place is kept until the count
 * is known, so that nothing moves.
 */
export function QuotaPill({ usage }: QuotaPillProps) {
  const { t } = useTranslation('generator');
  const limit = usage?.limit ?? DEFAULT_DAILY_LIMIT;
  const used = usage?.requests ?? 0;
  const isOpen = usage !== undefined && !usage.networkLimitReached;
  const left = isOpen ? Math.max(0, limit - used) : 0;
  return (
    <div className="grid w-full content-center rounded-[1.75rem] border border-line bg-card px-5 py-2 text-sm text-ink-2 md:w-112">
      <p className="flex flex-wrap items-center gap-x-3">
        <QuotaLamps left={left} limit={limit} />
        <span className="flex gap-x-3">
          {t('usageLabel')}
          <bdi className={`font-semibold tabular-nums ${usage && used >= limit ? 'text-danger' : 'text-ink'}`}>
            {usage ? t('usageValue', { used, limit }) : t('usageUnknown', { limit })}
          </bdi>
        </span>
      </p>
      <p className="min-h-[2lh] text-xs md:min-h-[1lh]">{usage && <QuotaNote usage={usage} left={left} />}</p>
    </div>
  );
}

function QuotaNote({ usage, left }: { usage: DailyUsage; left: number }) {
  const { t } = useTranslation('generator');
  const { duration, time, zone } = useTimeUntil(usage.resetsAt);
  const { limit, requests, networkLimitReached } = usage;
  if (networkLimitReached && left < limit - requests)
    return <bdi className="text-danger">{t('quotaNetworkSpent')}</bdi>;
  return (
    <bdi>{duration === undefined ? t('quotaResets', { time }) : t('quotaResetsIn', { duration, time, zone })}</bdi>
  );
}
