import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { entryPath, type ListId, pathOf } from '../../site-paths.ts';
import { Icon } from '../../ui/icon.tsx';

type NextGuidesProps = {
  list: ListId;
  listLabel: string;
  next: readonly { slug: string; title: string; minutes: number }[];
};

/** Where to read on, and the way back to the list. */
export function NextGuides({ list, listLabel, next }: NextGuidesProps) {
  const { t } = useTranslation('reading');
  const { code } = useLanguage();
  return (
    <nav aria-labelledby="next" className="grid max-w-measure gap-3 border-t border-line pt-8">
      <h2 id="next" className="text-xl">
        {t('nextTitle')}
      </h2>
      <ul className="grid">
        {next.map(({ slug, title, minutes }) => (
          <li key={slug} className="border-b border-line">
            <Link
              to={entryPath(list, slug, code)}
              className="group flex min-h-14 items-center justify-between gap-4 py-2"
            >
              <span className="text-balance font-medium underline-offset-4 group-hover:underline">{title}</span>
              <span className="shrink-0 text-sm text-ink-2 tabular-nums">{t('minutes', { count: minutes })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={pathOf(list, code)} className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
        {listLabel}
        <Icon name="arrow" />
      </Link>
    </nav>
  );
}
