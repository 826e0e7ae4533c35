import { CONTACT_CATEGORIES, type ContactCategory } from '@wordlamp/contract/contact-limits';

/** What has to be filled in, in the order of the form. */
export const REQUIRED_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];
export type ContactFields = Readonly<Record<RequiredField, string>> & { readonly category: ContactCategory };
export type ContactField = keyof ContactFields;

export const NO_FIELDS: ContactFields = { name: '', email: '', subject: '', message: '', category: 'general' };

/** Also the hash of links to the field. */
export function fieldId(field: ContactField): string {
  return `contact-${field}`;
}

/** The word of every category, in the order of the list. */
export const CATEGORY_WORDS = {
  general: 'category.general',
  support: 'category.support',
  feedback: 'category.feedback',
  business: 'category.business',
  bug: 'category.bug',
  feature: 'category.feature',
} as const satisfies Record<ContactCategory, `category.${string}`>;

export function isCategory(value: unknown): value is ContactCategory {
  return CONTACT_CATEGORIES.some((category) => category === value);
}
