import { showsNothing } from '@wordlamp/contract/contact-limits';
import { readDraft, saveDraft } from '../../lib/draft-storage.ts';
import { type ContactFields, isCategory, NO_FIELDS, REQUIRED_FIELDS } from './contact-fields.ts';

const FORM = 'contact';

/** The form as it was left here; what cannot be read is empty. */
export function readContactDraft(): ContactFields {
  const stored = parsed(readDraft(FORM));
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: textOf(stored.name),
    email: textOf(stored.email),
    subject: textOf(stored.subject),
    message: textOf(stored.message),
    category: isCategory(stored.category) ? stored.category : NO_FIELDS.category,
  };
}

export function saveContactDraft(fields: ContactFields): void {
  const isBlank = REQUIRED_FIELDS.every((field) => showsNothing(fields[field]));
  saveDraft(FORM, isBlank ? '' : JSON.stringify(fields));
}

function parsed(draft: string): Partial<Record<keyof ContactFields, unknown>> {
  try {
    return Object(JSON.parse(draft));
  } catch {
    return {}; // nothing was kept, or something else wrote there
  }
}
