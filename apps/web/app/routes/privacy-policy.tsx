import type { MetaDescriptor } from 'react-router';
import { readContact, readOperator } from '../content/read-figures.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { PrivacyPage } from '../features/legal/privacy-page.tsx';
import { routeMeta } from '../i18n/route-meta.ts';
import type { Route } from './+types/privacy-policy';

export function loader({ params }: Route.LoaderArgs) {
  const { mailboxes } = readContact();
  return {
    words: JSON.stringify(readWords(params.lang, 'privacy', 'reading')),
    mailbox: mailboxes.privacy ?? mailboxes.general ?? undefined,
    operator: readOperator(),
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'privacy', 'privacy');
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage mailbox={loaderData.mailbox} operator={loaderData.operator} />;
}
