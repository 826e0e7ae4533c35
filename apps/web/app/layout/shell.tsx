import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ANNOUNCER_ID } from '../lib/announce.ts';
import { TOAST_MS, VISIBLE_TOASTS } from '../lib/library-numbers.ts';
import { notices, notify } from '../lib/notify.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { useWhenIdle } from '../ui/use-when-idle.ts';
import { GeneratorTabs } from './generator-tabs.tsx';
import type { LanguageOffers } from './language-offer.tsx';
import { LateLanguageOffer } from './late-language-offer.tsx';
import { LateNewVersion } from './late-new-version.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const CONTENT_ID = 'content';

type ShellProps = { offers: LanguageOffers; children: ReactNode };

/** The frame of every page. A page renders its own content with one h1; <main> is here. */
export function Shell({ offers, children }: ShellProps) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  useWhenIdle(() => loadLostPages(() => notify('error', t('pageUnavailable'))), tag);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        className="sr-only z-30 rounded-control bg-primary text-on-primary focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:px-4 focus:py-2"
      >
        {t('skipLink')}
      </a>
      <SiteHeader />
      <div className="flex-1 lg:grid lg:grid-cols-[6.5rem_minmax(0,1fr)]">
        <GeneratorTabs />
        <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
          <LateLanguageOffer offers={offers} />
          {children}
        </main>
      </div>
      <SiteFooter />
      <Announcer id={ANNOUNCER_ID} />
      <Notices />
      <LateNewVersion />
      <RouteAnnouncer />
    </div>
  );
}

/** Loaded in advance: when a page's files are gone, this one may be gone as well. */
function loadLostPages(onUnreachable: () => void): void {
  import('./lost-page.ts').then(
    ({ watchLostPages }) => watchLostPages(onUnreachable),
    (reason: unknown) => console.warn('The way on from an old page could not be loaded.', reason),
  );
}

/** The place where notices appear, on every page. */
function Notices() {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  return (
    <Toaster
      source={notices}
      label={t('noticesLabel')}
      direction={direction}
      durationMs={TOAST_MS}
      visibleToasts={VISIBLE_TOASTS}
    />
  );
}
