import type { LanguageCode } from '../languages.ts';
import words from '../words/number-words.json' with { type: 'json' };
import { buildCueIndex, type CueIndex, findCues } from './cue-index.ts';
import { foldText } from './fold-text.ts';

const indexes = new Map<LanguageCode, CueIndex>();

/** Whether a line of ours names a number from two on, in figures or in words: a length or a count that the idea must set. */
export function setsMeasure(line: string, language: LanguageCode): boolean {
  let index = indexes.get(language);
  if (index === undefined) {
    index = buildCueIndex(words[language]);
    indexes.set(language, index);
  }
  return /\d/.test(line) || findCues(index, foldText(line).text).length > 0;
}
