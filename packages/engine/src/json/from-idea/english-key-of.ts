import { oncePer } from '../../once-per.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

/** The English key of a usual field name, e.g. "teslim tarihi"; null if unknown. */
export function englishKeyOf(name: string, words: ReadingWords): string | null {
  const keys = keysIn(words);
  const folded = foldText(name.trim()).text;
  return keys.get(folded) ?? keys.get(nominative(folded)) ?? keys.get(withArticle(folded)) ?? null;
}

/** Arabic names are listed with or without the article. */
function withArticle(word: string): string {
  return word.startsWith('ال') ? word.slice(2) : `ال${word}`;
}

/** The request has "сумму" (accusative), the name is "сумма". */
export function nominative(word: string): string {
  return word.replace(/(?<=\p{Script=Cyrillic}{3})у$/u, 'а').replace(/(?<=\p{Script=Cyrillic}{3})ю$/u, 'я');
}

const keysIn = oncePer(({ fieldNames }: ReadingWords) => {
  const keys = new Map<string, string>();
  for (const [key, names] of Object.entries(fieldNames)) {
    for (const name of names) {
      const folded = foldText(name).text;
      if (!keys.has(folded)) keys.set(folded, key);
    }
  }
  return keys;
});
