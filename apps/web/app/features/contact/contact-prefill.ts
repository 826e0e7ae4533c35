import { CONTACT_LIMITS, showsNothing } from '@wordlamp/contract/contact-limits';
import { type ContactFields, isCategory, NO_FIELDS } from './contact-fields.ts';

type Asked = { category: ContactFields['category'] | undefined; subject: string };

/** What a link to the form asks for: `?category=bug&subject=…`. An unknown category is ignored. */
export function askedFields(search: string): Asked {
  const query = new URLSearchParams(search);
  const category = query.get('category');
  const subject = (query.get('subject') ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return { category: isCategory(category) ? category : undefined, subject: subject.slice(0, CONTACT_LIMITS.subject) };
}

type Brought = {
  /** The contents of the form before the app starts: typed early, or restored by the browser. */
  typed: ContactFields;
  asked: Asked;
  /** What was typed here last time. */
  draft: ContactFields;
};

/**
 * With what the form begins. What a person just typed wins over the draft. What a link asks for gives way to a draft with a
 * subject or a message: those words belong to each other, and the link can be followed again.
 */
export function contactPrefill({ typed, asked, draft }: Brought): ContactFields {
  const isBegun = !showsNothing(draft.subject) || !showsNothing(draft.message);
  const { subject, category = draft.category } = isBegun ? draft : asked;
  return {
    name: typed.name || draft.name,
    email: typed.email || draft.email,
    subject: typed.subject || subject,
    message: typed.message || draft.message,
    category: typed.category === NO_FIELDS.category ? category : typed.category,
  };
}
