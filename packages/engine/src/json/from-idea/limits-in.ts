import { typedAt } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import type { JsonValue } from '../json-value.ts';
import { codeIn } from './code-in.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { OR, tidy } from './list-text.ts';
import { Remainder } from './remainder.ts';
import { notationIn, patternOf, rangeIn, typedValue, valuesIn } from './values-in.ts';

export type Limits = {
  allowed: readonly string[];
  /** The number of entries in a list. */
  entries: number | undefined;
  isOpenList: boolean;
  opensParts: boolean;
  minimum: number | undefined;
  maximum: number | undefined;
  pattern: string | undefined;
  example: string | undefined;
  fallback: JsonValue | undefined;
  /** The rest of the description of the field, as typed. */
  note: string;
};

/** The constraints on a field in the words after its name. */
export function limitsIn(asked: Asked, rest: Place | null, type: string, hasParts: boolean): Limits {
  const none: Limits = {
    allowed: [],
    entries: undefined,
    isOpenList: false,
    opensParts: false,
    minimum: undefined,
    maximum: undefined,
    pattern: undefined,
    example: undefined,
    fallback: undefined,
    note: '',
  };
  if (rest === null) return none;
  const text = typedAt(asked.reading, rest);
  const left = new Remainder(asked, rest);
  const example = exampleIn(asked, rest, left);
  const notation = notationIn(text);
  if (notation !== null) left.take(notation.typed);
  const code = example === null && notation === null ? codeIn(asked, rest) : null;
  if (code !== null) left.drop(code.place);
  const empty =
    type === 'array'
      ? /(?:\p{L}+(?:'\p{L}+)?\s?){0,3}\[\s?\]/u.exec(asked.reading.visible.slice(rest.start, rest.end))
      : null;
  if (empty !== null) left.take(empty[0]);
  const fallback = fallbackIn(asked, rest, left);
  const range = type === 'boolean' || notation !== null ? null : endsIn(asked, rest, left, type);
  const isPlain = type === 'string' || type === 'integer' || type === 'number';
  const isFree = !hasParts && isPlain && example === null && range === null && notation === null && code === null;
  const choice = isFree ? choiceIn(asked, rest, left) : { allowed: [], isOpen: false };
  const isYearFirst = notation !== null && /^(\p{L})\1{3}-/u.test(notation.typed);
  return {
    ...none,
    allowed: choice.allowed,
    isOpenList: choice.isOpen,
    opensParts: hasParts && !/[)）\]]\s*$/u.test(text),
    minimum: range?.minimum,
    maximum: range?.maximum,
    pattern:
      notation !== null && !isYearFirst
        ? notation.pattern
        : example === null
          ? code?.pattern
          : (patternOf(example) ?? undefined),
    example: example ?? undefined,
    fallback: empty !== null ? [] : fallback === undefined ? undefined : typedValue(fallback, type),
    note: hasParts
      ? ''
      : left.isEmpty() && (notation === null || isYearFirst)
        ? ''
        : noteOf(notation === null ? (left.chunk() ?? text) : text),
  };
}

function noteOf(text: string): string {
  const bare = tidy(text);
  const bracket = /^[(（]([^()（）]*)[)）]$/u.exec(bare)?.[1];
  return tidy(bracket ?? bare);
}

const BETWEEN = /^[\s:,"'“„«(]*/u;

function exampleIn(asked: Asked, rest: Place, left: Remainder): string | null {
  const [cue] = cuesIn(asked, rest, ['example']);
  if (cue === undefined) return null;
  const { visible } = asked.reading;
  const after = visible.slice(cue.end, rest.end);
  const skipped = BETWEEN.exec(after)?.[0].length ?? 0;
  const isBehind = asked.isVerbLast && !/[\p{L}\d¤]/u.test(after);
  const word = isBehind
    ? /\S*\d\S*(?=\s*$)/u.exec(visible.slice(rest.start, cue.start))
    : /^[^\s,)]*[^\s,).:"”»]/u.exec(after.slice(skipped));
  if (word === null || !/[\p{L}\d]/u.test(word[0])) return null;
  const start = isBehind ? rest.start + word.index : cue.end + skipped;
  const typed = typedAt(asked.reading, { start, end: start + word[0].length }).replace(/^["'“„«(]+|["'”»)]+$/gu, '');
  if (!/\d/.test(typed)) return null;
  left.drop(cue);
  left.take(typed);
  return typed;
}

function fallbackIn(asked: Asked, rest: Place, left: Remainder): string | undefined {
  const [cue] = cuesIn(asked, rest, ['default']);
  if (cue === undefined) return undefined;
  const { visible } = asked.reading;
  const after = /^[\s:=]*([^\s,)]+)\s*\)?$/u.exec(visible.slice(cue.end, rest.end).replace(/[\s.]+$/u, ''));
  const before = /([^\s,(]+)\s*$/u.exec(visible.slice(rest.start, cue.start));
  const typed = after?.[1] ?? before?.[1];
  if (typed === undefined) return undefined;
  const at = visible.indexOf(typed, after === null ? rest.start : cue.end);
  left.drop(cue);
  left.drop({ start: at, end: at + typed.length });
  return typedAt(asked.reading, { start: at, end: at + typed.length });
}

function endsIn(
  asked: Asked,
  rest: Place,
  left: Remainder,
  type: string,
): { minimum: number | undefined; maximum: number | undefined } | null {
  const range = rangeIn(asked.reading.visible.slice(rest.start, rest.end), asked.words.fieldWords.range);
  if (range !== null) {
    const start = rest.start + range.index;
    if (isCounted(asked, rest, start + range.typed.length)) return null;
    left.drop({ start, end: start + range.typed.length });
    for (const hit of cuesIn(asked, rest, ['min', 'range'])) left.drop(hit);
    const end = start + range.typed.length;
    for (const hit of cuesIn(asked, rest, ['unit'])) if (hit.start >= end && hit.start - end <= 1) left.drop(hit);
    return { minimum: range.minimum, maximum: range.maximum };
  }
  if (type === 'string') return null;
  const ends = { minimum: numberAt(asked, rest, 'min', left), maximum: numberAt(asked, rest, 'max', left) };
  return ends.minimum === undefined && ends.maximum === undefined ? null : ends;
}

/** "3 to 20 characters" limits the length, not the value. */
function isCounted(asked: Asked, rest: Place, end: number): boolean {
  const after = { start: end, end: rest.end };
  const isKnown = cuesIn(asked, after, ['unit', 'range', 'default', 'nullable', 'number', 'integer']).length > 0;
  return !isKnown && /^\s?\p{L}/u.test(asked.reading.visible.slice(end, rest.end));
}

function numberAt(asked: Asked, rest: Place, cue: 'min' | 'max', left: Remainder): number | undefined {
  const [hit] = cuesIn(asked, rest, [cue]);
  if (hit === undefined) return undefined;
  const { visible } = asked.reading;
  const after = /^[\s:]*(\d+)(?![\d.,]*\d)/u.exec(visible.slice(hit.end, rest.end));
  const before = /(\d+)\p{L}?\s?$/u.exec(visible.slice(rest.start, hit.start));
  const number = after?.[1] ?? (asked.isVerbLast ? before?.[1] : undefined);
  // "Max 20 words" limits words, not a number.
  const isCounted = after !== null && /^\s*\p{L}/u.test(visible.slice(hit.end + after[0].length, rest.end));
  if (number === undefined || isCounted) return undefined;
  left.drop(hit);
  left.take(number);
  return Number(number);
}

/** The allowed values: after a word for "only", between slashes, or after a colon. */
function choiceIn(asked: Asked, rest: Place, left: Remainder): { allowed: string[]; isOpen: boolean } {
  const none = { allowed: [], isOpen: false };
  const nullable = cuesIn(asked, rest, ['nullable']);
  const cues = [...cuesIn(asked, rest, ['only']), ...jsonHitsIn(asked, rest, ['one-of'])]
    .filter((cue) => !nullable.some((other) => overlaps(other, cue)))
    .toSorted((a, b) => a.start - b.start);
  const [cue] = cues;
  const { visible } = asked.reading;
  const last = cues.toSorted((a, b) => b.end - a.end)[0];
  const after = cue === undefined || last === undefined ? rest : trimmed(visible, { start: last.end, end: rest.end });
  const isBehind =
    cue !== undefined &&
    asked.isVerbLast &&
    (after === null || !/[\p{L}\d¤]/u.test(visible.slice(after.start, after.end)));
  const place = isBehind ? trimmed(visible, { start: rest.start, end: cue.start }) : after;
  if (place === null) return none;
  const end = cutAt(asked, place);
  const typed = typedAt(asked.reading, { start: place.start, end }).replace(/^(?:は|が|은|는)\s?/u, '');
  const isMarked = /[/|]/.test(typed) || OR.test(typed) || /[([（:：=]/u.test(typed.slice(0, 2));
  if (cue === undefined && !isMarked) return none;
  const values = valuesIn(typed);
  const isMixed = values.some((value) => /^\d/.test(value)) && values.some((value) => /^\D+$/u.test(value));
  if (isMixed || values.every((value) => value === 'null') || (cue === undefined && values.length < 2)) return none;
  for (const hit of cues) left.drop(hit);
  left.drop({ start: place.start, end });
  return {
    allowed: values.map((value) => withoutParticle(asked, value)),
    isOpen: !/[)）\]]/u.test(typed) && !OR.test(typed) && !typed.includes('/'),
  };
}

/** Values end at the start of another description. */
function cutAt(asked: Asked, place: Place): number {
  const next = [
    ...cuesIn(asked, place, ['nullable', 'default', 'example']),
    ...jsonHitsIn(asked, place, ['optional', 'required', 'null-when-missing']),
  ].filter(({ start }) => start > place.start);
  return Math.min(place.end, ...next.map(({ start }) => start));
}

function withoutParticle({ words }: Asked, value: string): string {
  const [particle] = words.fieldWords.particle
    .filter((one) => one.length > 1 || 'をはがで'.includes(one))
    .filter((one) => value.endsWith(one) && value.length > one.length);
  return particle === undefined ? value : value.slice(0, -particle.length).trim();
}
