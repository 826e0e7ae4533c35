import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import { AuthError } from './auth-error.ts';

/** UTF-16 code units of the whole as JSON. */
const MAX_CHARACTERS = 4096;
const MAX_DEPTH = 5;

export type UserMetadata = Readonly<Record<string, unknown>>;

/**
 * The merged metadata: given values override existing ones, and `null` deletes a name. Ignores names that would change
 * an object's prototype, and claims reserved to the server. `{ a: 1 }` + `{ a: null, b: 2 }` → `{ b: 2 }`.
 * @throws AuthError `validation_failed` for too much of it
 */
export function mergeMetadata(kept: UserMetadata, given: UserMetadata): UserMetadata {
  if (isDeep(given, MAX_DEPTH)) throw tooMuch();
  const merged = new Map(Object.entries(kept));
  for (const [name, value] of Object.entries(given)) {
    if (PROTECTED.has(name)) continue;
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  const metadata = Object.fromEntries(merged);
  if (JSON.stringify(metadata).length > MAX_CHARACTERS) throw tooMuch();
  return metadata;
}

const PROTECTED = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  'sub',
  'email',
  'email_verified',
  'phone_verified',
]);

/** The language in which a person gets mails. */
export function mailLanguage({ language }: UserMetadata): LanguageCode {
  return isLanguageCode(language) ? language : 'en';
}

/** The address of a page in the person's language. @param below the path below the language, e.g. "/account" */
export function pageLink(publicUrl: string, metadata: UserMetadata, below: string): string {
  return `${publicUrl}/${mailLanguage(metadata)}${below}`;
}

function isDeep(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeep(inner, most - 1));
}

const tooMuch = () => new AuthError('validation_failed', { message: 'data is too large: 4 KB in 5 levels at most' });
