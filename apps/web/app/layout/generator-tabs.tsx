import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { HUE_TEXT } from '../ui/hue.ts';
import { Icon } from '../ui/icon.tsx';
import { GENERATORS } from './generators.ts';
import { useCurrentPage } from './use-current-page.ts';

const PLACE =
  'flex min-h-17 w-full flex-col items-center gap-0.5 border-t-3 border-transparent px-1 pt-1 pb-1.5 text-center text-xs leading-snug -outline-offset-3 transition-colors lg:min-h-21 lg:border-t-0 lg:border-s-6 lg:pe-1.5 lg:pt-4';

/** The generators as index tabs: a rail at the start edge on wide windows, a bar at the bottom on narrow ones. */
export function GeneratorTabs() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const current = useCurrentPage();
  return (
    <nav
      aria-label={t('generatorNav')}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card lg:static lg:border-e lg:border-t-0 lg:bg-transparent lg:pt-8"
    >
      <ul className="grid grid-cols-4 lg:grid-cols-1">
        {GENERATORS.map(({ hue, label, page, edge }) => (
          <li key={hue} className="min-w-0">
            <Link
              to={pathOf(page, code)}
              viewTransition
              aria-current={page === current ? 'page' : undefined}
              className={`${PLACE} ${edge} text-ink-2 hover:text-ink aria-[current]:bg-paper aria-[current]:font-semibold aria-[current]:text-ink lg:aria-[current]:bg-card`}
            >
              <Icon name={hue} className={HUE_TEXT[hue]} />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
