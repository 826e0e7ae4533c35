import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { HEADER_NAV } from './site-nav.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { useCurrentPage } from './use-current-page.ts';

export const SITE_MENU_ID = 'site-menu';

/** What a wide header shows next to the name; on a narrow window one button opens it, also without scripts. */
export function SiteMenu() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const current = useCurrentPage();
  return (
    <>
      <button
        type="button"
        popoverTarget={SITE_MENU_ID}
        className={buttonLook({ tone: 'quiet', className: 'ms-auto lg:hidden' })}
      >
        <Icon name="menu" />
        {t('menu')}
      </button>
      <div
        id={SITE_MENU_ID}
        popover="auto"
        className="text-ink max-lg:absolute max-lg:inset-x-0 max-lg:top-15 max-lg:bottom-auto max-lg:m-0 max-lg:max-h-[calc(100dvh-4rem)] max-lg:w-full max-lg:gap-3 max-lg:overflow-y-auto max-lg:border-y max-lg:border-line max-lg:bg-card max-lg:p-4 max-lg:shadow-popover max-lg:[&:popover-open]:grid lg:static lg:m-0 lg:flex lg:w-auto lg:flex-1 lg:items-center lg:gap-2 lg:overflow-visible lg:bg-transparent"
      >
        <nav aria-label={t('mainNav')} className="lg:ms-6 lg:me-auto">
          <ul className="max-lg:grid max-lg:grid-cols-2 lg:flex lg:gap-x-2">
            {HEADER_NAV.map(({ page, label }) => (
              <li key={page}>
                <Link
                  to={pathOf(page, code)}
                  viewTransition
                  onClick={closeMenu}
                  aria-current={page === current ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-control px-3 text-ink-2 underline-offset-8 hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:underline lg:px-2"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AccountLinks onFollow={closeMenu} />
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </>
  );
}

function closeMenu(): void {
  document.getElementById(SITE_MENU_ID)?.hidePopover?.();
}
