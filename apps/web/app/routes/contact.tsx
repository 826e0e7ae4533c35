import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/contact';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(params.lang, 'contact')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'contact', 'contact');
}

export default ContactPage;
