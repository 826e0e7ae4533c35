import { isLanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { HalfLamp } from '../ui/half-lamp.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** The page for an address that is none. Where it was built as a file, its own script logs the address. */
export function MissingPage() {
  const { t } = useTranslation('notFound');
  const { lang } = useParams();
  const { pathname } = useLocation();
  const [wasBuilt] = useState(!useIsHydrated());
  useEffect(() => {
    if (!wasBuilt) console.warn(`Page not found: ${pathname}`);
  }, [wasBuilt, pathname]);
  return (
    <div className="mx-auto grid max-w-measure justify-items-center gap-4 px-4 py-24 text-center">
      <div className="scale-300 pb-4">
        <HalfLamp isLit={false} />
      </div>
      <h1 className="text-3xl">{t('heading')}</h1>
      <p className="text-ink-2">{t('hint')}</p>
      {isLanguageCode(lang) ? (
        <Link to={pathOf('home', lang)} className={buttonLook({ tone: 'main' })}>
          {t('home')}
        </Link>
      ) : (
        <a href="/" className={buttonLook({ tone: 'main' })}>
          {t('home')}
        </a>
      )}
      {wasBuilt && <script>{LOG_ADDRESS}</script>}
    </div>
  );
}

const LOG_ADDRESS = 'console.warn("Page not found: "+location.pathname)';
