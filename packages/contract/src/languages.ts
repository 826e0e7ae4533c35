import type { LanguageCode } from '@wordlamp/engine/languages';

export type Language = {
  code: LanguageCode;
  /** The language's own name. */
  name: string;
  flag: string;
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag for `<html lang>` and hreflang. */
  tag: string;
  /** For scripts without spaces: how many characters the limits count as one word. Its pages tell the limits in characters. */
  charactersPerWord?: number;
};

export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode;

export const LANGUAGES = [
  { code: 'en', name: 'English', flag: '🇺🇸', direction: 'ltr', tag: 'en' },
  { code: 'fr', name: 'Français', flag: '🇫🇷', direction: 'ltr', tag: 'fr' },
  { code: 'es', name: 'Español', flag: '🇪🇸', direction: 'ltr', tag: 'es' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪', direction: 'ltr', tag: 'de' },
  { code: 'ar', name: 'العربية', flag: '🇸🇦', direction: 'rtl', tag: 'ar' },
  { code: 'zh', name: '简体中文', flag: '🇨🇳', direction: 'ltr', tag: 'zh-Hans', charactersPerWord: 2 },
  { code: 'ja', name: '日本語', flag: '🇯🇵', direction: 'ltr', tag: 'ja', charactersPerWord: 2 },
  { code: 'ko', name: '한국어', flag: '🇰🇷', direction: 'ltr', tag: 'ko' },
  { code: 'tr', name: 'Türkçe', flag: '🇹🇷', direction: 'ltr', tag: 'tr' },
  { code: 'ru', name: 'Русский', flag: '🇷🇺', direction: 'ltr', tag: 'ru' },
  { code: 'pt', name: 'Português', flag: '🇧🇷', direction: 'ltr', tag: 'pt-BR' },
  { code: 'it', name: 'Italiano', flag: '🇮🇹', direction: 'ltr', tag: 'it' },
] as const satisfies readonly Language[];

/** The language of a path segment or setting; English where it is none of the twelve. */
export function languageOf(code: string | undefined): Language {
  return LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
}

/** A number of words as the pages of a language tell it: in characters where nobody counts words. Source: decision 4. */
export function toldWords(words: number, { charactersPerWord = 1 }: Language): number {
  return words * charactersPerWord;
}
