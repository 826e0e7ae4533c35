import type { MetaDescriptor } from 'react-router';
import { readOperator } from '../content/read-figures.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { AccessibilityPage } from '../features/legal/accessibility-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/accessibility';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'accessibility', 'reading')), operator: readOperator() };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'accessibility', 'accessibility');
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <AccessibilityPage operator={loaderData.operator} />;
}
