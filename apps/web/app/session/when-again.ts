import { relativeWords } from '../lib/relative-words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A relative time in a language: 900 → “in 15 minutes”. Rounded up, so that it is never too early. */
export function whenAgain(seconds: number, language: string): string {
  if (seconds < MINUTE) return relativeWords(seconds, 'second', language);
  if (seconds < HOUR) return relativeWords(Math.ceil(seconds / MINUTE), 'minute', language);
  return relativeWords(Math.ceil(seconds / HOUR), 'hour', language);
}
