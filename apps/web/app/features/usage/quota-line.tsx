import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { useTimeUntil } from '../../i18n/use-time-until.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { QuotaLamps } from '../../ui/quota-lamps.tsx';

type QuotaLineProps = { usage: DailyUsage | undefined };

/**
 * "7 of 10 left today, resets in 5 h 12 min (at 02:00, UTC+2)". Its place is kept until the count is known, so that nothing
 * moves.
 */
export function QuotaLine({ usage }: QuotaLineProps) {
  const limit = usage?.limit ?? DEFAULT_DAILY_LIMIT;
  const isOpen = usage !== undefined && !usage.networkLimitReached;
  const left = isOpen ? Math.max(0, limit - usage.requests) : 0;
  return (
    <p className="grid min-h-[3lh] content-start gap-x-3 gap-y-0.5 text-sm text-ink-2 md:min-h-[2lh] md:grid-cols-[auto_1fr]">
      <QuotaLamps left={left} limit={limit} />
      <span className="flex flex-wrap gap-x-4">{usage && <KnownQuota usage={usage} left={left} />}</span>
    </p>
  );
}

function KnownQuota({ usage, left }: { usage: DailyUsage; left: number }) {
  const { t } = useTranslation('generator');
  const { duration, time, zone } = useTimeUntil(usage.resetsAt);
  const { limit, networkLimitReached } = usage;
  return (
    <>
      <bdi className="font-semibold text-ink">
        {networkLimitReached && left < limit - usage.requests
          ? t('quotaNetworkSpent')
          : t('quotaLeft', { left, limit })}
      </bdi>
      <bdi>{duration === undefined ? t('quotaResets', { time }) : t('quotaResetsIn', { duration, time, zone })}</bdi>
    </>
  );
}
