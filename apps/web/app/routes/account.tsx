import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { privateMeta } from '../i18n/private-meta.ts';
import { unpackWords } from '../i18n/words.ts';
import type { Route } from './+types/account';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(languageOf(params.lang).code, 'account', 'session')) };
}

export function meta({ params, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return privateMeta({
    language: params.lang,
    page: 'account',
    words: unpackWords<'account'>(loaderData.words).account,
  });
}

export default AccountPage;
