import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { WordMark } from '../ui/word-mark.tsx';
import { Footlights } from './footlights.tsx';
import { FOOTER_NAV } from './site-nav.ts';

export function SiteFooter() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return (
    <footer className="below-first-screen border-t border-line bg-sunk px-4 pt-6 pb-22 lg:px-8 lg:pb-6">
      <Footlights />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3 text-sm text-ink-2">
        <p className="flex flex-wrap items-center gap-x-3">
          <WordMark name={t('brand')} />
          {t('footerPromise')}
        </p>
        <nav aria-label={t('footerNav')}>
          <ul className="flex flex-wrap gap-x-4">
            {FOOTER_NAV.map(({ page, label }) => (
              <li key={page}>
                <Link
                  to={pathOf(page, code)}
                  viewTransition
                  className="flex min-h-10 items-center rounded-control underline underline-offset-4 hover:text-ink"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
