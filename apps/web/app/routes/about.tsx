import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { AboutPage } from '../features/about/about-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/about';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'about')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'about', 'about');
}

export default AboutPage;
