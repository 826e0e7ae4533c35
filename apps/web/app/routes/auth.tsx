import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { LINK_REASONS } from '../features/auth/link-reasons.ts';
import { privateMeta } from '../i18n/private-meta.ts';
import { unpackWords } from '../i18n/words.ts';
import type { Route } from './+types/auth';

export function loader({ params }: Route.LoaderArgs) {
  const { authErrors, ...words } = readWords(languageOf(params.lang).code, 'auth', 'session', 'authErrors');
  // What a link can run into; the words for all other errors are loaded when one occurs.
  const reasons = Object.fromEntries(LINK_REASONS.map((reason) => [reason, authErrors[reason]]));
  return { words: JSON.stringify({ ...words, authErrors: reasons }) };
}

export function meta({ params, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return privateMeta({ language: params.lang, page: 'auth', words: unpackWords<'auth'>(loaderData.words).auth });
}

export default function Auth() {
  return <AuthPage />;
}
