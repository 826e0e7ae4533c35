import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Figure } from '../../ui/figure.tsx';

type UsageFigureProps = { usage: DailyUsage | undefined };

/** "Daily Usage 3/10". */
export function UsageFigure({ usage }: UsageFigureProps) {
  const { t } = useTranslation('generator');
  const value = usage
    ? t('usageValue', { used: usage.requests, limit: usage.limit })
    : t('usageUnknown', { limit: DEFAULT_DAILY_LIMIT });
  return <Figure label={t('usageLabel')} value={value} isOver={usage !== undefined && usage.requests >= usage.limit} />;
}
