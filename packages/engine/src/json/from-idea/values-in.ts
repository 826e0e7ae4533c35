import type { JsonValue } from '../json-value.ts';
import { OR, tidy } from './list-text.ts';

const MAX_VALUE_WORDS = 4;
const MAX_VALUES = 24;
const SEPARATORS = /\s*[,/|、，،;]\s*|\s+(?:and|und|et|y|e|ve|и|و)\s+/u;
const QUOTES = /^["'“”„«»「『‘’]+|["'“”„«»」』‘’]+$/gu;

/**
 * "waiting
 * in work
 * done", "counterかtable": the allowed values; empty if it is not a list of values.
 */
export function valuesIn(typed: string): string[] {
  const text = typed.replace(/^[\s:=(（[]+|[\s)）\].]+$/gu, '');
  const letters = text.split(/\s+/);
  if (letters.length > 2 && letters.every((letter) => /^[\p{L}\d]{1,3}$/u.test(letter)) && !OR.test(text))
    return letters;
  const isUnmarked = !/[,/|、，،;]/u.test(text);
  const values = text
    .split(OR)
    .flatMap((part, index, all) => (isUnmarked && index < all.length - 1 ? unmarked(part, all.at(-1) ?? '') : [part]))
    .flatMap((part) => part.split(SEPARATORS))
    .map((value) => tidy(value.replace(QUOTES, '').replace(LEADING, '')).replace(QUOTES, ''))
    .filter((value) => value !== '');
  const isShort = values.every((value) => value.split(/\s+/).length <= MAX_VALUE_WORDS && value.length <= 40);
  return isShort && values.length <= MAX_VALUES ? [...new Set(values)] : [];
}

/** "Chocolate lemon or carrot": each word before "or" is a value if the last one is also a single word. */
function unmarked(part: string, last: string): string[] {
  const words = part.trim().replace(LEADING, '').split(/\s+/);
  const isPlain = words.every(
    (word) => /^[\p{L}\p{M}\d'-]{3,}$/u.test(word) || (word.length === 1 && last.trim().length === 1),
  );
  const isSingle = /^[\s"']*[^\s,/]+[\s"')]*$/u.test(last);
  return words.length > 1 && words.length <= 6 && isPlain && isSingle ? words : [part];
}

const LEADING = /^(?:or|oder|ou|o|veya|ya da|или|أو|او|또는|或|is|ist|est|es|é|è|be|to be|either|entweder|soit)\s+/u;

/** Letters in a date or time notation: the same letter two or four times. */
const NOTATION = /(?<!\p{L})(\p{L})\1(?:\1\1)?([./: -])(\p{L})\3(?:\3\3)?(?:\2(\p{L})\4(?:\4\4)?)?(?!\p{L})/u;

/** "dd/mm/yyyy": the pattern it describes. */
export function notationIn(text: string): { index: number; typed: string; pattern: string } | null {
  const found = NOTATION.exec(text);
  if (found === null) return null;
  const [typed] = found;
  const pattern = typed
    .replace(/\p{L}+/gu, (letters) => `\\d{${letters.length}}`)
    .replace(/\./g, (mark) => `\\${mark}`);
  return { index: found.index, typed, pattern: `^${pattern}$` };
}

/** "R-0427", "12.03.2025", "18:30": the format of an example; null if ambiguous. */
export function patternOf(example: string): string | null {
  if (!/^(?:\p{L}{1,5}[-_/#]?)?\d{1,12}(?:[-./:_]\d{1,8}){0,4}$/u.test(example) || /^\d+$/.test(example)) return null;
  return `^${example.replace(/\d+/g, (digits) => `\\d{${digits.length}}`).replace(/\./g, (mark) => `\\${mark}`)}$`;
}

const RANGE =
  /(?<![\d.\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}])(\d+)\s?([-–~〜]|\p{L}{1,5})\s?(\d+)(?!\d|[./:]\d)/u;

/** "1-6", "1 to 6" */
export function rangeIn(
  text: string,
  joints: readonly string[],
): { index: number; typed: string; minimum: number; maximum: number } | null {
  const found = RANGE.exec(text);
  if (found === null) return null;
  const [typed, from, joint = '', to] = found;
  const isKnown = !/\p{L}/u.test(joint) || joints.some((one) => one.replace('$', '') === joint);
  const [minimum, maximum] = [Number(from), Number(to)];
  if (!isKnown || minimum >= maximum) return null;
  const before = /(\p{L}{1,8})\s$/u.exec(text.slice(0, found.index));
  const isOpened = before?.[1] !== undefined && joints.includes(`${before[1]}$`);
  const index = isOpened ? before.index : found.index;
  return { index, typed: text.slice(index, found.index) + typed, minimum, maximum };
}

/** A value converted to its type: "1" in a numeric field becomes a number. */
export function typedValue(value: string, type: string): JsonValue {
  if (/^-?\d+(?:[.,]\d+)?$/.test(value) && (type === 'integer' || type === 'number'))
    return Number(value.replace(',', '.'));
  if (type === 'boolean' && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return value;
}
