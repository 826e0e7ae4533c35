import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect } from 'react';
import { loadWordsFor } from '../../../lib/write-on-device.ts';
import { useAtFirstFocus } from '../../../ui/use-at-first-focus.ts';
import { prepareToGenerate } from '../prepare-to-generate.ts';

/** Milliseconds without typing after which the language of an idea is looked at. */
const REST_MS = 700;

/** Has the engine and the words at hand when the connection is lost: those of the page, and of the idea when it is in another language. */
export function useIdleWords(idea: string, pageLanguage: LanguageCode): void {
  useAtFirstFocus(prepareAhead, pageLanguage);

  useEffect(() => {
    if (idea.trim() === '') return;
    const timer = setTimeout(() => {
      loadWordsFor(idea, pageLanguage).catch(() => {
        // Only a head start was lost: writing loads them again and reports what is wrong.
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [idea, pageLanguage]);
}

function prepareAhead(pageLanguage: LanguageCode): void {
  prepareToGenerate(pageLanguage);
}
