import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { unpackWords } from '../i18n/words.ts';
import type { Route } from './+types/account';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'account')) };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const { metaTitle, metaDescription } = unpackWords<'account'>(loaderData.words).account;
  return [
    { title: metaTitle },
    { name: 'description', content: metaDescription },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Account() {
  return <AccountPage />;
}
