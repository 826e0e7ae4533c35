import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { TemplatesPage } from '../features/templates/templates-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/prompt-templates';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'templates')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'templates', 'templates');
}

export default TemplatesPage;
