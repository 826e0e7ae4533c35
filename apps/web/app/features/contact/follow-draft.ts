import { showsNothing } from '@wordlamp/contract/contact-limits';
import { type ContactFields, NO_FIELDS, REQUIRED_FIELDS } from './contact-fields.ts';
import { contactPrefill } from './contact-prefill.ts';

type TwoTabs = {
  shown: ContactFields;
  /** The draft as this tab last read or wrote it. */
  known: ContactFields;
  /** The draft that is there now, written by another tab. */
  draft: ContactFields;
  asked: Parameters<typeof contactPrefill>[0]['asked'];
};

/**
 * The fields to show once another tab has changed the draft: that draft, so that typing here continues it instead of
 * overwriting it. Text that only this form has is kept.
 */
export function followDraft({ shown, known, draft, asked }: TwoTabs): ContactFields {
  if (isSame(draft, known)) return shown;
  const isBlank = REQUIRED_FIELDS.every((field) => showsNothing(shown[field]));
  if (isBlank) return contactPrefill({ typed: { ...NO_FIELDS, category: shown.category }, asked, draft });
  const isOfDraft = isSame(shown, contactPrefill({ typed: NO_FIELDS, asked, draft: known }));
  return isOfDraft ? contactPrefill({ typed: NO_FIELDS, asked, draft }) : shown;
}

function isSame(one: ContactFields, other: ContactFields): boolean {
  return one.category === other.category && REQUIRED_FIELDS.every((field) => one[field] === other[field]);
}
