import { allMatches } from '../text/all-matches.ts';
import type { SpellingWords } from '../words/spelling-words.ts';
import type { Place } from './span.ts';

/**
 * A period inside a number, a version or before a digit ("ул. 14", "No. 5") ends nothing, nor does a comma in one; but
 * before a length the period behind a word ends a sentence ("grins, that is all. 10 sec", "no 3D. 12 s").
 * Folding turns the full-width comma into a normal one, which then precedes a character without a space.
 */
const BREAK =
  /[;!?。；！？…‥\n]|\.{2,}|,(?=\s|$)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}¤]),|,(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\.(?=\s|$)(?!\s?\d)|(?<=\p{L}{3}|\dd)(?<!max|min|env|aprox|approx|circa|макс|мин|прибл)\.(?=\s\d{1,3}\s?(?:s|с|秒|초|ثا|ثو|sn|сек))|[，、،؛؟]|\s[-–—]\s/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The clauses of a text with blanked quotations: split at marks and before contrasting words.
 * A mark in brackets ends nothing, and a bracket belongs to the text before it.
 * @param contrasts start indexes of contrasting words
 * @param spelling whether a period behind a number makes an ordinal of it ("im 2. Stock", "3. kat")
 */
export function splitClauses(visible: string, contrasts: readonly number[], spelling?: Ordinals): Place[] {
  const depth = bracketDepth(visible);
  // In Chinese this mark separates list items; in Japanese it also separates clauses.
  const isJapanese = KANA.test(visible);
  const breaks = allMatches(visible, BREAK)
    .filter(({ index, 0: mark }) => depth[index] === 0 && (mark !== '、' || isJapanese))
    .filter(({ index }) => !isOrdinal(visible, index, spelling))
    .map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
  for (const start of contrasts) breaks.push({ start, end: start });
  breaks.sort((a, b) => a.start - b.start);
  breaks.length = Math.min(breaks.length, MAX_CLAUSES);
  const clauses: Place[] = [];
  let start = 0;
  for (const { start: end, end: next } of [...breaks, { start: visible.length, end: visible.length }]) {
    const clause = trimmed(visible, { start, end });
    if (clause !== null) clauses.push(clause);
    start = Math.max(start, next);
  }
  return clauses;
}

type Ordinals = Pick<SpellingWords, 'hasOrdinals' | 'ordinalAfter'>;

/** "Im 2. stock": a period behind one digit or two and in front of a word; "9:16. kamera" is no ordinal. */
function isOrdinal(visible: string, at: number, spelling: Ordinals | undefined): boolean {
  if (!spelling?.hasOrdinals || !/^\.\s\p{L}/u.test(visible.slice(at, at + 3))) return false;
  const before = visible.slice(Math.max(0, at - MAX_ORDINAL_CHARS), at);
  if (spelling.ordinalAfter === undefined) return /(?<![\p{L}\d:.,/-])\d{1,2}$/u.test(before);
  const word = /(?<!\p{L})(\p{L}{1,10})\s\d{1,2}$/u.exec(before)?.[1];
  return word !== undefined && spelling.ordinalAfter.includes(word);
}

const MAX_ORDINAL_CHARS = 16;

/** An idea with this many clauses was not typed by a person. */
const MAX_CLAUSES = 120;

/** @returns null if nothing remains */
export function trimmed(text: string, { start, end }: Place): Place | null {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return from < to ? { start: from, end: to } : null;
}

function bracketDepth(text: string): Uint8Array {
  const depths = new Uint8Array(text.length);
  let depth = 0;
  const last = Object.fromEntries(Object.entries(CLOSING).map(([open, close]) => [open, text.lastIndexOf(close)]));
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if ((last[char] ?? -1) > index) depth = 1;
    depths[index] = depth;
    if (')]）】'.includes(char)) depth = 0;
  }
  return depths;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '（': '）', '【': '】' };
