import { languageOf } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { createTranslator, type Translator } from './translator.ts';
import { TranslatorProvider } from './use-translation.ts';
import { unpackWords } from './words.ts';

type PageWordsProps = { children: ReactNode };

/** Provides the words from the route loaders, before anything below renders. */
export function PageWords({ children }: PageWordsProps) {
  const matches = useMatches();
  const translator = translatorFor(languageOf(matches.at(-1)?.params.lang).code);
  for (const { loaderData } of matches) addWords(translator, loaderData);
  return <TranslatorProvider value={speaking(translator)}>{children}</TranslatorProvider>;
}

// If the data of a page in another language could not be loaded, the error is shown in a language that is.
function speaking(translator: Translator): Translator {
  const isSpeaking = (other: Translator) => other.has('shell');
  return isSpeaking(translator) ? translator : ([...translators.values()].find(isSpeaking) ?? translator);
}

// One for each language, kept for the life of the tab: a shared one that changes its language would mix the languages of
// pages that are prerendered side by side.
const translators = new Map<LanguageCode, Translator>();
const added = new Set<string>();

function translatorFor(language: LanguageCode): Translator {
  const translator = translators.get(language) ?? createTranslator(language);
  translators.set(language, translator);
  return translator;
}

function addWords(translator: Translator, loaderData: unknown): void {
  const packed = (loaderData as { words?: string } | undefined)?.words;
  const key = `${translator.language} ${packed}`;
  if (packed === undefined || added.has(key)) return;
  added.add(key);
  for (const [namespace, entries] of Object.entries(unpackWords(packed))) translator.add(namespace, entries);
}
