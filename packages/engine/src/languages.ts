/** The languages of prompts and pages, in the order in which the product lists them. The default is English. */
export const LANGUAGE_CODES = ['en', 'fr', 'es', 'de', 'ar', 'zh', 'ja', 'ko', 'tr', 'ru', 'pt', 'it'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGE_CODES.includes(value as LanguageCode);
}
