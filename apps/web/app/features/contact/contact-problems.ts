import { CONTACT_LIMITS, isEmail, showsNothing } from '@wordlamp/contract/contact-limits';
import { type ContactFields, REQUIRED_FIELDS, type RequiredField } from './contact-fields.ts';

export type ContactProblem = { field: RequiredField; kind: 'missing' | 'tooLong' | 'noEmail' };

/** From this share of its limit on, a field shows a counter. */
const NEAR_LIMIT = 0.8;

/** What keeps a message from being sent, one problem a field, in the order of the form. */
export function contactProblems(fields: ContactFields): ContactProblem[] {
  return REQUIRED_FIELDS.flatMap((field) => {
    const kind = problemOf(field, fields[field].trim());
    return kind === undefined ? [] : [{ field, kind }];
  });
}

function problemOf(field: RequiredField, text: string): ContactProblem['kind'] | undefined {
  if (showsNothing(text)) return 'missing';
  if (text.length > CONTACT_LIMITS[field]) return 'tooLong';
  return field === 'email' && !isEmail(text) ? 'noEmail' : undefined;
}

export function isNearLimit(field: RequiredField, text: string): boolean {
  return text.length >= CONTACT_LIMITS[field] * NEAR_LIMIT;
}
