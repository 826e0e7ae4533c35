import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from 'react-router';
import { listTemplates } from '../content/read-templates.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { TemplatesPage } from '../features/templates/templates-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/prompt-templates';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'templates')), templates: listTemplates(params.lang) };
}

/** The search is in the URL; the templates are the same for every search. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'templates', 'templates');
}

export default function PromptTemplates({ loaderData }: Route.ComponentProps) {
  return <TemplatesPage templates={loaderData.templates} />;
}
