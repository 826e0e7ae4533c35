import { LANGUAGES, languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { isWhole } from '../content/content-files.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { TranslationGuidePage } from '../features/about/translation-guide-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/translation-guide';

export function loader({ params }: Route.LoaderArgs) {
  return {
    words: JSON.stringify(readWords(languageOf(params.lang).code, 'translationGuide')),
    wholeLanguages: LANGUAGES.map(({ code }) => code).filter(isWhole),
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'translationGuide', 'translationGuide');
}

export default function TranslationGuide({ loaderData }: Route.ComponentProps) {
  return <TranslationGuidePage wholeLanguages={loaderData.wholeLanguages} />;
}
