import { languageOf } from '@wordlamp/contract/languages';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useParams,
} from 'react-router';
import './app.css';
import type { Route } from './+types/root';
import { isWhole, readWords } from './content/read-words.server.ts';
import { PageWords } from './i18n/page-words.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params.lang).code;
  return { words: readWords(language, 'shell'), isWhole: isWhole(language) };
}

/** The root's own path has no parameter, so the router would keep the old language's words at a switch. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.lang !== nextParams.lang;

type LayoutProps = { children: ReactNode };

export function Layout({ children }: LayoutProps) {
  const language = languageOf(useParams().lang);
  return (
    <html lang={language.tag} dir={language.direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="bg-paper text-ink">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <PageWords>
      <Outlet />
    </PageWords>
  );
}
