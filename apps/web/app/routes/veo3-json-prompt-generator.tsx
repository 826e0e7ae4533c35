import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { VideoGenerator } from '../features/generator/video/video-generator.tsx';
import { pageMeta } from '../i18n/page-meta.ts';
import { unpackWords } from '../i18n/words.ts';
import { PAGES } from '../site-paths.ts';
import type { Route } from './+types/veo3-json-prompt-generator';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'generator', 'videoGenerator')) };
}

export function meta({ params, loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { metaTitle, metaDescription, metaKeywords } = unpackWords<'videoGenerator'>(loaderData.words).videoGenerator;
  const { wholeLanguages } = matches[0].loaderData;
  return pageMeta({
    language: params.lang,
    path: PAGES.videoGenerator,
    title: metaTitle,
    description: metaDescription,
    keywords: metaKeywords,
    wholeLanguages,
  });
}

export default VideoGenerator;
