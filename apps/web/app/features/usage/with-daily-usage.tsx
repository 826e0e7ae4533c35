import type { DailyUsage } from '@wordlamp/contract/usage';
import type { ReactNode } from 'react';
import { QuotaPill } from './quota-pill.tsx';
import { useDailyUsage } from './use-daily-usage.ts';

type Daily = {
  usage: DailyUsage | undefined;
  onCounted(requests: number, isNetworkSpent?: boolean): void;
  quota: ReactNode;
};

/** Follows the day's count for as long as it is rendered. */
export function WithDailyUsage({ children }: { children(daily: Daily): ReactNode }) {
  const { usage, count } = useDailyUsage();
  return children({ usage, onCounted: count, quota: <QuotaPill usage={usage} /> });
}
