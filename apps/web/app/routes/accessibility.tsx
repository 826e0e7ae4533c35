import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { AccessibilityPage } from '../features/legal/accessibility-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/accessibility';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'accessibility', 'reading')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'accessibility', 'accessibility');
}

export default AccessibilityPage;
