import { isLanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { buttonLook } from '../ui/button-look.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { DeadEnd } from './dead-end.tsx';
import { MissingSearch } from './missing-search.tsx';

/** The page for an unknown path. If it was built as a file, its own script logs the path. */
export function MissingPage() {
  const { t } = useTranslation('notFound');
  const { lang } = useParams();
  const { pathname } = useLocation();
  const [wasBuilt] = useState(!useIsHydrated());
  useEffect(() => {
    if (!wasBuilt) console.warn(`Page not found: ${pathname}`);
  }, [wasBuilt, pathname]);
  const home = isLanguageCode(lang) ? (
    <Link to={pathOf('home', lang)} viewTransition className={buttonLook({ tone: 'main' })}>
      {t('home')}
    </Link>
  ) : (
    <a href="/" className={buttonLook({ tone: 'main' })}>
      {t('home')}
    </a>
  );
  return (
    <DeadEnd heading={t('heading')} hint={t('hint')} way={home} toolsTitle={t('tools')}>
      <MissingSearch />
      {wasBuilt && <script>{LOG_ADDRESS}</script>}
    </DeadEnd>
  );
}

const LOG_ADDRESS = 'console.warn("Page not found: "+location.pathname)';
