import type { TextPrompt } from '@wordlamp/engine';
import { useEffect, useState } from 'react';
import { loadWords } from '../../i18n/load-words.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadEngine, writeOnDevice } from '../../lib/write-on-device.ts';
import { useAtFirstFocus } from '../../ui/use-at-first-focus.ts';

/** What shows a reading comes with the engine. */
type Parts = typeof import('./idea-preview.tsx');
type Preview = Parts & { written: TextPrompt };

/**
 * What the engine reads from an idea as it is typed, on this device and uncounted. The engine comes with the first focus.
 * @returns nothing before that, for no idea, and where the engine cannot be had
 */
export function usePreview(idea: string): Preview | undefined {
  const { code } = useLanguage();
  const { i18n } = useTranslation('home');
  const [ready, setReady] = useState<{ language: string; parts: Parts }>();
  const [preview, setPreview] = useState<{ idea: string; written: TextPrompt }>();

  useAtFirstFocus((language) => {
    Promise.all([import('./idea-preview.tsx'), loadEngine(language), loadWords(i18n, language, 'textGenerator')]).then(
      ([parts]) => setReady({ language, parts }),
      (reason: unknown) => console.warn('Ideas cannot be read while they are typed.', reason),
    );
  }, code);

  const isReady = ready?.language === code;
  useEffect(() => {
    if (!isReady || idea === '') return;
    let isLate = false;
    writeOnDevice({ idea, pageLanguage: code }).then(
      (written) => {
        if (!isLate) setPreview({ idea, written });
      },
      (reason: unknown) => console.warn('The idea could not be read.', reason),
    );
    return () => {
      isLate = true;
    };
  }, [isReady, idea, code]);

  // The last reading stays until the next is ready, a few milliseconds later, so that nothing flickers while typing.
  return isReady && idea !== '' && preview ? { ...ready.parts, written: preview.written } : undefined;
}
