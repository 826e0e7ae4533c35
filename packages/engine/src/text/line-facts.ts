import { findPlaceholders } from '../placeholders.ts';
import type { SlotPatterns } from './slot-patterns.ts';

/** What the deletion tests and the checks need to know about one line. */
export type LineFacts = {
  contentWords: ReadonlySet<string>;
  /** Every run of five words. */
  runs: readonly string[];
  placeholders: readonly string[];
  /** Amounts, percentages, years and dates. */
  figures: readonly string[];
  /** Capitalized words inside a sentence that are not tool names. */
  names: readonly string[];
  isFiller: boolean;
};

const RUN_WORDS = 5;
const MIN_CONTENT_CHARS = 4;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const FIGURE =
  /[€$£¥₹]\s?\p{N}+|(?<!\p{N})\p{N}+\s?(?:[€$£¥₹%]|EUR\b|USD\b|GBP\b)|\b(?:19|20)\p{N}{2}\b|\b\p{N}{1,2}[./]\p{N}{1,2}(?:[./]\p{N}{2,4})?\b|\b\p{N}{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/gu;
const NAME = /(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}'’-]*/gu;

/** @param capitalizesNouns in a language with capitalized nouns, a capital does not indicate a name */
export function describeLine(line: string, { filler, toolNames }: SlotPatterns, capitalizesNouns: boolean): LineFacts {
  return {
    contentWords: new Set(contentWordsOf(line)),
    runs: runsOf(line),
    placeholders: findPlaceholders(line).map(({ text }) => text),
    figures: line.match(FIGURE) ?? [],
    names: capitalizesNouns ? [] : (line.match(NAME) ?? []).filter((name) => !toolNames.test(name)),
    isFiller: filler.test(line),
  };
}

/** Words of a minimum length; in scripts without spaces, every two characters. */
export function contentWordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => {
      if (SPACELESS.test(word)) return pairsOf(word);
      return word.length >= MIN_CONTENT_CHARS ? [word] : [];
    });
}

function pairsOf(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, place) => run.slice(place, place + 2));
}

function runsOf(line: string): string[] {
  const words = line.toLowerCase().split(' ');
  return words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));
}
