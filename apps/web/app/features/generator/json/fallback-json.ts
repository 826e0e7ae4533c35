import { firstWords } from '../first-words.ts';
import { countInputWords, type JsonTexts } from './json-inputs.ts';

/** Words of the input that the fallback keeps. */
const FALLBACK_WORDS = 10;

/** The page's fallback when the server cannot be reached. */
export function fallbackJson(texts: JsonTexts, now: Date): string {
  const { text, code, imageDescription } = texts;
  const typed = [text, imageDescription, code].find((piece) => piece.trim() !== '') ?? '';
  const standIn = {
    prompt: firstWords(typed, FALLBACK_WORDS),
    type: 'json-prompt',
    timestamp: now.toISOString(),
    source: 'temporary-generator',
    metadata: { wordCount: countInputWords(texts), inputType: 'text' },
  };
  return JSON.stringify(standIn, null, 2);
}
