import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { LanguageOffers } from './language-offer.tsx';
import { LateLanguageOffer } from './late-language-offer.tsx';
import { PaletteControl } from './palette-control.tsx';
import { HEADER_NAV } from './site-nav.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useCurrentPage } from './use-current-page.ts';

type SiteHeaderProps = { offers: LanguageOffers };

export function SiteHeader({ offers }: SiteHeaderProps) {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const current = useCurrentPage();
  return (
    <header className="relative flex min-h-17 flex-wrap items-center gap-x-3 border-b max-sm:gap-x-1 border-line px-4 max-md:pt-2 lg:px-8">
      <Link
        to={pathOf('home', code)}
        viewTransition
        className="flex min-h-11 items-center gap-3 rounded-control font-brand text-lg font-semibold max-sm:gap-2 max-sm:text-base"
      >
        <BrandMark />
        <bdi lang="en">{t('brand')}</bdi>
      </Link>
      <nav aria-label={t('mainNav')} className="max-md:order-last max-md:-mx-2 max-md:w-full md:ms-6">
        <ul className="flex flex-wrap gap-x-2">
          {HEADER_NAV.map(({ page, label }) => (
            <li key={page}>
              <Link
                to={pathOf(page, code)}
                viewTransition
                aria-current={page === current ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-control px-2 text-ink-2 underline-offset-8 hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:underline"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ms-auto flex gap-2 max-md:gap-1">
        <PaletteControl />
        <AccountLinks />
        <LanguageMenu />
        <ThemeToggle />
      </div>
      <LateLanguageOffer offers={offers} />
    </header>
  );
}
