import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { HUE_EDGE, HUE_TEXT } from '../ui/hue.ts';
import { Icon } from '../ui/icon.tsx';
import { GENERATORS } from './generators.ts';
import { FOOTER_NAV } from './site-nav.ts';

/** The four generators by their full names, for pages with nothing else to offer. */
export function GeneratorLinks() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return (
    <ul className="grid w-full gap-3 md:grid-cols-2">
      {GENERATORS.map(({ hue, page }) => {
        const name = FOOTER_NAV.find((entry) => entry.page === page);
        return (
          <li key={page} className="grid">
            <Link
              to={pathOf(page, code)}
              viewTransition
              className={`flex min-h-14 items-center gap-3 border border-line border-s-6 bg-card px-4 py-2 text-start hover:bg-sunk ${HUE_EDGE[hue]}`}
            >
              <Icon name={hue} className={HUE_TEXT[hue]} />
              {name && t(name.label)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
