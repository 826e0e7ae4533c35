import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { unpackWords } from '../i18n/words.ts';
import { OfflinePage } from '../layout/offline-page.tsx';
import type { Route } from './+types/offline';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(languageOf(params.lang).code, 'offline')) };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description } = unpackWords<'offline'>(loaderData.words).offline;
  return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }];
}

export default OfflinePage;
