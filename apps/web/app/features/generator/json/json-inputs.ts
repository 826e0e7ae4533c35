import type { FunctionErrorCode } from '@wordlamp/contract/error-codes';
import { MAX_CHARACTERS, MAX_WORDS } from '@wordlamp/contract/limits';
import { countWords } from '@wordlamp/engine/count-words';

export type JsonTexts = { text: string; code: string; imageDescription: string };
export type JsonTab = 'text' | 'code' | 'image';
export const JSON_TABS: readonly JsonTab[] = ['text', 'code', 'image'];
/** Each tab has one text. */
export const TEXT_OF_TAB = { text: 'text', code: 'code', image: 'imageDescription' } as const satisfies Record<
  JsonTab,
  keyof JsonTexts
>;
export const NO_TEXTS: JsonTexts = { text: '', code: '', imageDescription: '' };

export type InputProblem = Extract<FunctionErrorCode, 'no_json_input' | 'input_too_long' | 'combined_too_many_words'>;

/** The total word count of all three texts. */
export function countInputWords(texts: JsonTexts): number {
  return sumOf(texts, countWords);
}

/** Why inputs cannot be sent, by the server's own codes and in its order; undefined when they can. */
export function inputProblem(texts: JsonTexts, hasPicture: boolean): InputProblem | undefined {
  if (!hasPicture && isBlank(texts)) return 'no_json_input';
  if (sumOf(texts, ({ length }) => length) > MAX_CHARACTERS) return 'input_too_long';
  if (countInputWords(texts) > MAX_WORDS) return 'combined_too_many_words';
  return undefined;
}

export function isBlank(texts: JsonTexts): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}

/** The first tab with text, if any. */
export function firstFilledTab(texts: JsonTexts): JsonTab | undefined {
  return JSON_TABS.find((tab) => texts[TEXT_OF_TAB[tab]].trim() !== '');
}

function sumOf(texts: JsonTexts, size: (text: string) => number): number {
  return Object.values(texts).reduce((total, text) => total + size(text), 0);
}
