import type { MetaDescriptor } from 'react-router';
import { unpackWords } from '../i18n/words.ts';
import { MissingPage } from '../layout/missing-page.tsx';
import type { Route } from './+types/not-found';

// Without a loader: an address that is no page has no data to ask for. Its words come with the root.
export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return [
    { title: unpackWords<'notFound'>(matches[0].loaderData.words).notFound.title },
    { name: 'robots', content: 'noindex' },
  ];
}

export default MissingPage;
