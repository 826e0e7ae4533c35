import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../lib/clock-time.ts';
import { QuotaLamps } from '../../ui/quota-lamps.tsx';

type QuotaLineProps = { usage: DailyUsage | undefined };

/** "7 of 10 left today, resets at 02:00". Its place is kept until the count is known, so that nothing moves. */
export function QuotaLine({ usage }: QuotaLineProps) {
  const { t } = useTranslation('generator');
  const limit = usage?.limit ?? DEFAULT_DAILY_LIMIT;
  const left = usage ? Math.max(0, limit - usage.requests) : 0;
  return (
    <p className="grid min-h-[3lh] content-start gap-x-3 gap-y-0.5 text-sm text-ink-2 md:min-h-[2lh] md:grid-cols-[auto_1fr]">
      <QuotaLamps left={left} limit={limit} />
      <span className="flex flex-wrap gap-x-4">
        {usage && (
          <>
            <bdi className="font-semibold text-ink">{t('quotaLeft', { left, limit })}</bdi>
            <bdi className="whitespace-nowrap">{t('quotaResets', { time: clockTime(new Date(usage.resetsAt)) })}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
