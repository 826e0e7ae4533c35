import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { VideoPromptPage } from '../features/generator/video/video-prompt-page.tsx';
import { pageMeta } from '../i18n/page-meta.ts';
import { unpackWords } from '../i18n/words.ts';
import { PAGES } from '../site-paths.ts';
import type { Route } from './+types/veo3-json-prompt';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'videoPrompt')) };
}

export function meta({ params, loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { metaTitle, metaDescription, metaKeywords } = unpackWords<'videoPrompt'>(loaderData.words).videoPrompt;
  const { wholeLanguages } = matches[0].loaderData;
  return pageMeta({
    language: params.lang,
    path: PAGES.videoPrompt,
    title: metaTitle,
    description: metaDescription,
    keywords: metaKeywords,
    wholeLanguages,
  });
}

export default VideoPromptPage;
