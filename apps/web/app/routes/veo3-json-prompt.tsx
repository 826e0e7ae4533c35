import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { VideoPromptPage } from '../features/generator/video/video-prompt-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/veo3-json-prompt';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(languageOf(params.lang).code, 'videoPrompt', 'reading')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'videoPrompt', 'videoPrompt');
}

export default VideoPromptPage;
