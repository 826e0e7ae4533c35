import { languageOf } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { useMatches } from 'react-router';
import { numberFormat } from './number-format.ts';
import { unpackWords } from './words.ts';

type PageWordsProps = { children: ReactNode };

/** Gives the page the words that the loaders of its routes handed over, before anything below renders. */
export function PageWords({ children }: PageWordsProps) {
  const matches = useMatches();
  const language = languageOf(matches.at(-1)?.params.lang).code;
  const instance = instanceFor(language);
  for (const { loaderData } of matches) addWords(instance, language, loaderData);
  return <I18nextProvider i18n={speaking(instance)}>{children}</I18nextProvider>;
}

// When the data of a page in another language could not be loaded, the error is told in a language that is known.
function speaking(instance: i18n): i18n {
  const isSpeaking = (other: i18n) => other.hasResourceBundle(other.language, 'shell');
  return isSpeaking(instance) ? instance : ([...instances.values()].find(isSpeaking) ?? instance);
}

// One instance for each language, kept for the life of the tab: a shared one that changes its language would mix the
// languages of pages that are prerendered side by side.
const instances = new Map<LanguageCode, i18n>();
const added = new Set<string>();

function instanceFor(language: LanguageCode): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    ns: [],
    resources: { [language]: {} },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: '' },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => console.warn(`Missing words: ${namespace}:${key}`),
  });
  instance.services.formatter?.addCached('number', numberFormat);
  instances.set(language, instance);
  return instance;
}

function addWords(instance: i18n, language: LanguageCode, loaderData: unknown): void {
  const packed = (loaderData as { words?: string } | undefined)?.words;
  const key = `${language} ${packed}`;
  if (packed === undefined || added.has(key)) return;
  added.add(key);
  for (const [namespace, entries] of Object.entries(unpackWords(packed)))
    instance.addResourceBundle(language, namespace, entries);
}
