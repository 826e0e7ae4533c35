import type { SpellingWords } from '../words/spelling-words.ts';

/** With a capital at its beginning, as the language writes it (Turkish "İ"). */
export function capitalized(text: string, { capitals }: SpellingWords): string {
  const first = text.charAt(0);
  return (capitals[first] ?? first.toUpperCase()) + text.slice(1);
}
