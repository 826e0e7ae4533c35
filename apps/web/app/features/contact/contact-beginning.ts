import { CONTACT_LIMITS } from '@wordlamp/contract/contact-limits';
import { type ContactFields, isCategory, NO_FIELDS } from './contact-fields.ts';

type Asked = { category: ContactFields['category'] | undefined; subject: string };

/** What a link to the form asks for: `?category=bug&subject=…`. An unknown category is none. */
export function askedFields(search: string): Asked {
  const query = new URLSearchParams(search);
  const category = query.get('category');
  const subject = (query.get('subject') ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return { category: isCategory(category) ? category : undefined, subject: subject.slice(0, CONTACT_LIMITS.subject) };
}

type Brought = {
  /** What the form holds before the app starts: typed early, or restored by the browser. */
  typed: ContactFields;
  asked: Asked;
  /** What was typed here last time. */
  draft: ContactFields;
};

/** With what the form begins. What a person just typed wins over what the link asks for, and that over what was stored. */
export function contactBeginning({ typed, asked, draft }: Brought): ContactFields {
  return {
    name: typed.name || draft.name,
    email: typed.email || draft.email,
    subject: typed.subject || asked.subject || draft.subject,
    message: typed.message || draft.message,
    category: typed.category === NO_FIELDS.category ? (asked.category ?? draft.category) : typed.category,
  };
}
