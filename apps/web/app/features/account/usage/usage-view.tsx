import type { AccountUsage } from '@wordlamp/contract/account';
import { useTimeUntil } from '../../../i18n/use-time-until.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarkedUp } from '../../../ui/marked-up.tsx';
import { QuotaLamps } from '../../../ui/quota-lamps.tsx';
import { useAccount } from '../account-context.ts';
import { Loaded } from '../loaded.tsx';
import { useAccountQuery } from '../use-account-query.ts';
import { UsageChart } from './usage-chart.tsx';
import { UsageTable } from './usage-table.tsx';

/** What was used today, and in the thirty days that are kept. */
export function UsageView() {
  const { calls } = useAccount();
  const query = useAccountQuery('usage', calls.readUsage);
  return <Loaded query={query}>{(usage) => <KnownUsage usage={usage} />}</Loaded>;
}

type KnownUsageProps = { usage: AccountUsage };

function KnownUsage({ usage }: KnownUsageProps) {
  const { t } = useTranslation('account');
  const { days, limit, resetsAt } = usage;
  const { duration, time, zone } = useTimeUntil(resetsAt);
  const used = days.at(-1)?.requests ?? 0;
  return (
    <>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <MarkedUp
            text={t('usedToday', { used, limit })}
            elements={{ figure: <bdi className="font-display text-2xl font-semibold tabular-nums" /> }}
          />
          <QuotaLamps left={Math.max(0, limit - used)} limit={limit} />
        </p>
        <p className="text-sm text-ink-2">
          {duration === undefined ? t('resetsAt', { time }) : t('resetsIn', { duration, time, zone })}
        </p>
      </div>
      <UsageChart days={days} limit={limit} />
      <UsageTable days={days} />
    </>
  );
}
