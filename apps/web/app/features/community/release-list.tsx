import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Release } from './release.ts';

type ReleaseListProps = { releases: readonly Release[] };

/** The latest versions of Wordlamp, each with its day and how much it changed. */
export function ReleaseList({ releases }: ReleaseListProps) {
  const { t } = useTranslation('community');
  const { tag } = useLanguage();
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
      {releases.map(({ version, date, changes }) => (
        <li key={version}>
          <article className="grid content-start gap-3 border-t-2 border-line pt-4">
            <p>
              <span className="rounded-chip border border-edge px-3 py-0.5 text-sm text-ink-2">{t('release')}</span>
            </p>
            <h3 className="text-lg">{t('releaseTitle', { version })}</h3>
            <time dateTime={date} className="font-medium tabular-nums">
              {day.format(new Date(date))}
            </time>
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-2 tabular-nums">
              {changes.map(({ kind, count }) => (
                <span key={kind}>{t(`change.${kind}`, { value: count })}</span>
              ))}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
