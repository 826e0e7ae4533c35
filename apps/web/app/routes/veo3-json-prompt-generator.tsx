import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { VideoGenerator } from '../features/generator/video/video-generator.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import { webApplication } from '../i18n/structured-data.ts';
import type { Route } from './+types/veo3-json-prompt-generator';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'generator', 'videoGenerator')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'videoGenerator', 'videoGenerator', ({ title, metaDescription }) => [
    webApplication(title, metaDescription),
  ]);
}

export default VideoGenerator;
