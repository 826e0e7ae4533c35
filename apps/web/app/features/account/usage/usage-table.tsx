import type { AccountUsage } from '@wordlamp/contract/account';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { dayFormat } from './day-format.ts';

type UsageTableProps = Pick<AccountUsage, 'days'>;

/** The numbers behind the drawing, the newest first. */
export function UsageTable({ days }: UsageTableProps) {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  const format = dayFormat(tag);
  const number = new Intl.NumberFormat(tag);
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-medium marker:content-none">
        {t('asTable')}
        <Icon name="chevron" className="text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <table className="mb-4 w-full max-w-[24rem] border-collapse text-sm tabular-nums">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 text-start">
              {t('day')}
            </th>
            <th scope="col" className="py-2 text-end">
              {t('prompts')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, requests }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-normal">
                <time dateTime={day}>{format.format(new Date(day))}</time>
              </th>
              <td className="py-1 text-end">{number.format(requests)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pb-4 text-sm text-ink-2">{t('daysInUtc')}</p>
    </details>
  );
}
