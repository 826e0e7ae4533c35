import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';

// Written by head-script.js when a language link is pressed.
const CHOICE_KEY = 'i18nextLng';
const DISMISSED_KEY = 'languageOfferDismissed';

/** The visitor's language: the stored choice, else the first of the browser's languages that the site has. */
export function preferredLanguage(): LanguageCode | undefined {
  const stored = readStored(CHOICE_KEY);
  if (isLanguageCode(stored)) return stored;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguageCode);
}

export function isOfferDismissed(): boolean {
  return readStored(DISMISSED_KEY) !== null;
}

export function dismissOffer(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, 'true');
  } catch (error) {
    // The offer appears again on the next page; nothing else is lost.
    console.warn('The choice could not be kept:', error);
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off, so nothing was stored; a warning on every page would not help.
    return null;
  }
}
