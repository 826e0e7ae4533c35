import type { ContactMessage } from '../../lib/send-contact-message.ts';
import { type ContactField, type ContactFields, fieldId, isCategory, NO_FIELDS } from './contact-fields.ts';

/** What is sent: lines hold no control characters, which a paste can bring and the server refuses. */
export function messageOf({ name, email, subject, message, category }: ContactFields): ContactMessage {
  const line = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();
  return { name: line(name), email: line(email), subject: line(subject), message: message.trim(), category };
}

/** What the form holds in the page, whoever put it there. */
export function typedIn(form: HTMLFormElement): ContactFields {
  const textOf = (field: ContactField) => {
    const element = form.elements.namedItem(fieldId(field));
    return element !== null && 'value' in element ? String(element.value) : '';
  };
  const category = textOf('category');
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
    category: isCategory(category) ? category : NO_FIELDS.category,
  };
}
