import type { AccountUsage } from '@wordlamp/contract/account';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CHART_SIZE, chartBars } from './chart-bars.ts';
import { dayFormat } from './day-format.ts';

type UsageChartProps = Pick<AccountUsage, 'days' | 'limit'>;

/** A month of use, drawn in the direction of reading. To assistive technology it is its sum; the table has the days. */
export function UsageChart({ days, limit }: UsageChartProps) {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  const { bars, limitY, top } = chartBars(days, limit);
  const format = dayFormat(tag);
  const number = new Intl.NumberFormat(tag);
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold">{t('month', { count: total })}</figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-2">
        <div aria-hidden="true" className="flex flex-col justify-between text-end tabular-nums">
          <bdi className="-mt-2">{number.format(top)}</bdi>
          <bdi className="-mb-2">{number.format(0)}</bdi>
        </div>
        <svg
          viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-32 w-full rtl:-scale-x-100"
        >
          <path
            d={`M0 ${limitY}H${CHART_SIZE.width}`}
            className="stroke-edge"
            strokeWidth={1}
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
          {bars.map(({ day, requests, ...bar }) => (
            <rect
              key={day}
              {...bar}
              className={requests >= limit ? 'fill-lamp stroke-ink' : 'fill-primary'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={`M0 ${CHART_SIZE.height}H${CHART_SIZE.width}`}
            className="stroke-edge"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {first && last && (
          <div aria-hidden="true" className="col-start-2 flex justify-between pt-1">
            <bdi>{format.format(new Date(first.day))}</bdi>
            <bdi>{t('today')}</bdi>
          </div>
        )}
      </div>
    </figure>
  );
}
