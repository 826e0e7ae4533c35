import { languageOf } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { MetaDescriptor } from 'react-router';
import { readContact, readOperator } from '../content/read-figures.server.ts';
import { readWords } from '../content/read-words.server.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { contactQuestions } from '../features/contact/contact-questions.ts';
import { supportHours } from '../features/contact/support-hours.ts';
import { fillSlots } from '../i18n/fill-slots.ts';
import { routeMeta } from '../i18n/route-meta.ts';
import { faqPage } from '../i18n/structured-data.ts';
import type { Route } from './+types/contact';

export function loader({ params }: Route.LoaderArgs) {
  const { errors, contact } = readWords(params.lang, 'errors', 'contact');
  const { contact_fields_missing, contact_email_invalid } = errors;
  const { mailboxes, responseHours, supportHours: support } = readContact();
  return {
    // What most visitors of the form can run into; the words for all other errors are loaded when one occurs.
    words: JSON.stringify({ contact, errors: { contact_fields_missing, contact_email_invalid } }),
    figures: {
      mailboxes,
      responseHours,
      timeZone: support.timeZone,
      hours: supportHours(support.days, languageOf(params.lang).tag),
      operator: readOperator(),
    },
  };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { responseHours } = args.loaderData.figures;
  const { tag } = languageOf(args.params.lang);
  const facts = { hours: responseHours ?? 0, limit: DEFAULT_DAILY_LIMIT };
  const filled = (text: string) => fillSlots(text, facts, tag);
  return routeMeta(args, 'contact', 'contact', ({ faq }) => [
    faqPage(
      contactQuestions(responseHours).map((id) => ({ question: faq[id].question, answer: filled(faq[id].answer) })),
    ),
  ]);
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage figures={loaderData.figures} />;
}
