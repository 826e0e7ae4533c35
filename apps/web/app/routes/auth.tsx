import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { privateMeta } from '../i18n/private-meta.ts';
import { unpackWords } from '../i18n/words.ts';
import type { Route } from './+types/auth';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(languageOf(params.lang).code, 'auth', 'session')) };
}

export function meta({ params, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return privateMeta({ language: params.lang, page: 'auth', words: unpackWords<'auth'>(loaderData.words).auth });
}

export default function Auth() {
  return <AuthPage />;
}
