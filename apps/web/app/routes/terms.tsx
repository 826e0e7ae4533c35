import type { MetaDescriptor } from 'react-router';
import { readOperator } from '../content/read-figures.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { TermsPage } from '../features/legal/terms-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/terms';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'terms', 'reading')), operator: readOperator() };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'terms', 'terms');
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage operator={loaderData.operator} />;
}
