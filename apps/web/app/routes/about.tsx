import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { readAbout } from '../content/read-figures.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { aboutNumbers } from '../features/about/about-numbers.ts';
import { AboutPage } from '../features/about/about-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/about';

export function loader({ params }: Route.LoaderArgs) {
  return {
    words: JSON.stringify(readWords(params.lang, 'about')),
    numbers: aboutNumbers(readAbout().numbers, languageOf(params.lang).tag),
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'about', 'about');
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage numbers={loaderData.numbers} />;
}
