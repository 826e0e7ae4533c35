import { DEFAULT_LANGUAGE, LANGUAGES, languageOf } from '@wordlamp/contract/languages';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from 'react-router';
import './app.css';
import type { Route } from './+types/root';
import { isWhole } from './content/content-files.server.ts';
import { readWords } from './content/read-words.server.ts';
import { PageWords } from './i18n/page-words.tsx';
import { useLanguage } from './i18n/use-language.ts';
import { CrashNotice } from './layout/crash-notice.tsx';
import { DocumentHead } from './layout/document-head.tsx';
import type { LanguageOffers } from './layout/language-offer.tsx';
import { MissingPage } from './layout/missing-page.tsx';
import { Shell } from './layout/shell.tsx';
import { AuthProvider } from './session/auth-provider.tsx';
import { pathBelowLanguage } from './site-paths.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params.lang).code;
  const wholeLanguages = LANGUAGES.map(({ code }) => code).filter(isWhole);
  const offers: LanguageOffers = {};
  for (const code of wholeLanguages) if (code !== language) offers[code] = readWords(code, 'shell').shell.languageOffer;
  return { words: JSON.stringify(readWords(language, 'shell', 'notFound')), wholeLanguages, offers };
}

/**
 * The root's own path has no parameter, so the router would keep the old language's words at a switch. An address that is
 * no page has no data: it leads elsewhere, or nowhere.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams, nextUrl }) =>
  languageOf(currentParams.lang) !== languageOf(nextParams.lang) && pathBelowLanguage(nextUrl.pathname) !== undefined;

type LayoutProps = { children: ReactNode };

export function Layout({ children }: LayoutProps) {
  const language = useLanguage();
  const isInItsLanguage = useRouteLoaderData<typeof loader>('root')?.wholeLanguages.includes(language.code) ?? true;
  return (
    <html lang={language.tag} dir={language.direction} suppressHydrationWarning>
      <head>
        <DocumentHead language={language.code} />
        <Meta />
        <Links />
      </head>
      <body lang={isInItsLanguage ? undefined : DEFAULT_LANGUAGE} className="bg-paper font-sans text-ink">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords>
      <AuthProvider>
        <Shell offers={loaderData.offers}>
          <Outlet />
        </Shell>
      </AuthProvider>
    </PageWords>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageWords>
      <Shell offers={{}}>{isMissing ? <MissingPage /> : <CrashNotice />}</Shell>
    </PageWords>
  );
}
