import type { TextPrompt } from '@wordlamp/engine';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useState } from 'react';
import { writeOnDevice } from '../../../lib/write-on-device.ts';
import { ideaProblem } from './idea-problem.ts';

/** What the engine on the device reads from an idea. */
export type Reading = Pick<TextPrompt, 'intent' | 'slots' | 'limits'>;

/** Milliseconds without a letter, so that a fast hand waits for nothing. */
const PAUSE_MS = 60;

type ReadingDeps = {
  idea: string;
  language: LanguageCode | undefined;
  pageLanguage: LanguageCode;
  /** Whether it may be read: not before the form is used, since the engine is loaded with the first focus. */
  isWanted: boolean;
};

/** Reads an idea while it is typed. Nothing is sent, and nothing is counted. */
export function useReading({ idea, language, pageLanguage, isWanted }: ReadingDeps): Reading | undefined {
  const [read, setRead] = useState<Reading>();
  const isReadable = isWanted && ideaProblem(idea) === undefined;

  useEffect(() => {
    if (!isReadable) return;
    let isOver = false;
    const timer = setTimeout(() => {
      writeOnDevice({ idea, language, pageLanguage }).then(
        (reading) => isOver || setRead(reading),
        () => {
          // Offline, and the words were not loaded before: nothing is read, and generating says what is wrong.
        },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [idea, language, pageLanguage, isReadable]);

  // The previous reading stays until the new one is ready: chips that disappear and reappear would flicker.
  return isReadable ? read : undefined;
}
