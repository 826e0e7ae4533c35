import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { allMatches } from '../../text/all-matches.ts';
import { foldText } from '../../text/fold-text.ts';
import type { JsonCue, ReadingWords } from '../../words/reading-words.ts';
import type { JsonValue } from '../json-value.ts';
import { keyOf } from './key-of.ts';

/** A field that was named, as a property of a schema. */
export type IdeaField = {
  key: string;
  /** As it was typed. */
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  format: 'date' | 'time' | 'email' | 'uri' | null;
  allowed: readonly string[];
  /** Of each entry of a list, where a bracket names them. */
  parts: readonly IdeaField[];
  /** The value of a setting, where the idea gives one. */
  value: JsonValue | undefined;
  isOptional: boolean;
};
export type FieldList = {
  /** What stands before the list, as typed: what a function does, what a schema is of. */
  title: string;
  fields: readonly IdeaField[];
  /** What the fields are read from, as typed; empty where it is not said. */
  source: string;
  /** Clauses that say something about the fields, as typed. */
  rules: readonly string[];
};

/** A field is named in so many words; what is longer is a sentence about one. */
const MAX_FIELD_WORDS = 6;
const MAX_FIELD_CHARS = 40;
/** What opens a list stands before its first field, or in a language with the verb at the end behind its last. */
const OPENERS: readonly JsonCue[] = ['fields', 'extract', 'schema', 'function', 'config'];
const RULES: readonly JsonCue[] = ['null-when-missing', 'in-cents', 'required'];

export function findFields(reading: IdeaReading, words: ReadingWords): FieldList {
  const isPostpositional = words.video.placeEnd.length > 0;
  const fields: IdeaField[] = [];
  const rules: string[] = [];
  let source = '';
  for (const segment of segmentsOf(reading)) {
    const { named, from } = cutSource(reading, segment, isPostpositional);
    if (from !== null && source === '') source = tidy(typedAt(reading, from));
    const asked = named === null ? null : withoutOpeners(reading, named);
    const name = asked === null ? null : withoutEdge(reading, asked);
    if (name === null) continue;
    const typed = typedAt(reading, name);
    if (isRule(reading, segment, typed)) rules.push(tidy(typedAt(reading, segment)));
    else {
      const field = fieldAt(reading, name, asked ?? name, words);
      if (field !== null && !fields.some(({ key }) => key === field.key)) fields.push(field);
    }
  }
  return { title: titleOf(reading), fields, source, rules: [...new Set(rules)] };
}

function titleOf(reading: IdeaReading): string {
  const [first] = reading.clauses;
  if (first === undefined) return '';
  const start = Math.max(first.start, reading.body.start);
  const head = trimmed(reading.visible, { start, end: openingIn(reading, { ...first, start }) ?? start });
  const named = head === null ? null : withoutOpeners(reading, head, ['fields', ...OPENERS, 'article']);
  return named === null ? '' : tidy(typedAt(reading, named));
}

/** The pieces of the idea between marks and joiners; a bracket belongs to the piece before it. */
function segmentsOf(reading: IdeaReading): Place[] {
  const joiners = reading.hits.filter(({ group }) => group === 'joiner');
  return reading.clauses.flatMap((clause) => {
    const clipped = { start: Math.max(clause.start, reading.body.start), end: Math.min(clause.end, reading.body.end) };
    if (clipped.start >= clipped.end) return [];
    if (isSentence(reading, clipped)) return [clipped];
    const segments: Place[] = [];
    let { start } = clipped;
    const marks = allMatches(reading.visible.slice(clipped.start, clipped.end), /、/g).map(({ index }) => ({
      start: clipped.start + index,
      end: clipped.start + index + 1,
    }));
    const cuts = [...joiners, ...marks]
      .filter((cut) => contains(clipped, cut) && !isBracketed(reading, cut))
      .toSorted((a, b) => a.start - b.start);
    start = openingIn(reading, clipped) ?? start;
    for (const cut of [...cuts.filter((cut) => cut.start >= start), { start: clipped.end, end: clipped.end }]) {
      const segment = trimmed(reading.visible, { start, end: cut.start });
      if (segment !== null) segments.push(segment);
      start = cut.end;
    }
    return segments;
  });
}

/** A clause that is a rule is kept whole. */
function isSentence(reading: IdeaReading, clause: Place): boolean {
  return hasCue(reading, clause, RULES) || reading.exclusions.some(({ place }) => overlaps(place, clause));
}

function isBracketed({ visible }: IdeaReading, { start }: Place): boolean {
  const open = Math.max(visible.lastIndexOf('(', start), visible.lastIndexOf('（', start));
  return open >= 0 && !/[)）]/.test(visible.slice(open, start));
}

/** Where a list opens in a clause: behind a colon or a word for its fields. What stands before is no field. */
export function openingIn(reading: IdeaReading, clause: Place): number | null {
  const text = reading.visible.slice(clause.start, clause.end);
  const colon = /[:：](?=\s|$)/u.exec(text);
  const head = { start: clause.start, end: clause.start + (colon?.index ?? 0) };
  if (colon !== null && (hasCue(reading, head, OPENERS) || head.start <= reading.body.start)) return head.end + 1;
  const fields = reading.hits.filter(({ group, ...at }) => group === 'json.fields' && contains(clause, at)).at(-1);
  const isBehind = fields !== undefined && fields.end < clause.end && fields.start > clause.start;
  return isBehind && clause.start <= reading.body.start ? fields.end : null;
}

function cutSource(
  reading: IdeaReading,
  segment: Place,
  isPostpositional: boolean,
): { named: Place | null; from: Place | null } {
  const cut = reading.hits.find(({ group, ...place }) => group === 'json.source' && contains(segment, place));
  if (cut === undefined) return { named: segment, from: null };
  const before = trimmed(reading.visible, { start: segment.start, end: cut.start });
  const after = trimmed(reading.visible, { start: cut.end, end: segment.end });
  return isPostpositional ? { named: after, from: before } : { named: before, from: after };
}

function withoutOpeners(reading: IdeaReading, place: Place, cues: readonly JsonCue[] = OPENERS): Place | null {
  const openers = cues.map((cue) => `json.${cue}`);
  let rest: Place | null = place;
  for (const hit of reading.hits) {
    if (rest === null || !openers.includes(hit.group) || !contains(rest, hit)) continue;
    const isFirstHalf = hit.start - rest.start <= rest.end - hit.end;
    rest = trimmed(
      reading.visible,
      isFirstHalf ? { start: hit.end, end: rest.end } : { start: rest.start, end: hit.start },
    );
  }
  return rest;
}

function isRule(reading: IdeaReading, segment: Place, typed: string): boolean {
  const plain = typed.replace(/[(（][^)）]*[)）]/gu, '').trim();
  const isLong = /\s/.test(plain) ? plain.split(/\s+/).length > MAX_FIELD_WORDS : plain.length > MAX_FIELD_CHARS;
  return isLong || isSentence(reading, segment);
}

/** Where several are there, the first says what a field is. */
const TYPES: readonly (readonly [JsonCue, Partial<IdeaField>])[] = [
  ['list-of', { type: 'array' }],
  ['yes-no', { type: 'boolean' }],
  ['whole-number', { type: 'integer' }],
  ['email', { format: 'email' }],
  ['link', { format: 'uri' }],
  ['date', { format: 'date' }],
  ['time', { format: 'time' }],
  ['amount', { type: 'number' }],
];

/** "Vaccinated yes/no", "wishes (optional)": what only says of what type a field is has no place in its name. */
function withoutEdge(reading: IdeaReading, place: Place): Place | null {
  const edges = reading.hits.filter(
    ({ group, ...at }) => EDGES.some((cue) => group === `json.${cue}`) && contains(place, at),
  );
  const last = edges.find(({ end, start }) => end === place.end && start > place.start);
  return last === undefined ? place : trimmed(reading.visible, { start: place.start, end: last.start });
}

const EDGES: readonly JsonCue[] = ['yes-no', 'optional', 'required', 'null-when-missing'];

function fieldAt(reading: IdeaReading, place: Place, said: Place, words: ReadingWords): IdeaField | null {
  const typed = typedAt(reading, place);
  const bracket = /[(（]([^)）]*)[)）]/u.exec(typed)?.[1] ?? '';
  const name = tidy(typed.replace(/[(（][^)）]*[)）]/gu, ' '));
  const setting = settingIn(reading, place, name);
  const key = keyOf(setting?.name ?? name, words);
  if (key === '' || !/\p{L}/u.test(key)) return null;
  const known = TYPES.find(([cue]) => hasCue(reading, said, [cue]))?.[1] ?? {};
  const inCents = reading.hits.some(({ group }) => group === 'json.in-cents');
  const type = known.type === 'number' && inCents ? 'integer' : (known.type ?? 'string');
  return {
    key,
    name: setting?.name ?? name,
    format: null,
    isOptional: hasCue(reading, said, ['optional']),
    ...known,
    type,
    allowed: type === 'array' ? [] : allowedIn(bracket),
    parts: type === 'array' ? partsIn(reading, place, words) : [],
    value: setting?.value,
  };
}

/** "Line items (name, quantity, price)". */
function partsIn(reading: IdeaReading, place: Place, words: ReadingWords): IdeaField[] {
  const text = reading.visible.slice(place.start, place.end);
  const bracket = /[(（]([^)）]*)[)）]/u.exec(text);
  if (bracket?.[1] === undefined) return [];
  let start = place.start + bracket.index + 1;
  return bracket[1].split(/(?<=[,/、，])/u).flatMap((part) => {
    const end = start + part.replace(/[,/、，]$/u, '').length;
    const inner = trimmed(reading.visible, { start, end });
    start += part.length;
    const field = inner === null ? null : fieldAt(reading, inner, inner, words);
    return field === null ? [] : [field];
  });
}

/** "(open, closed or pending)" and "(S/M/L)" are what a field may be; "(optional)" and "(in EUR)" are not. */
function allowedIn(bracket: string): string[] {
  const values = bracket
    .split(/\s*[,/|、，]\s*|\s+(?:or|oder|ou|o|veya|ya da|или|أو|und|and)\s+/u)
    .map(tidy)
    .filter((value) => value !== '');
  return values.length > 1 && values.every((value) => value.split(/\s+/).length <= 3) ? values : [];
}

/** "port 8080", "dark mode off": a setting with its value. */
function settingIn(reading: IdeaReading, place: Place, name: string): { name: string; value: JsonValue } | null {
  const number = /^(.*?\p{L}.*?)[\s:=]+(-?\d+(?:[.,]\d+)?)$/u.exec(name);
  if (number?.[1] !== undefined) return { name: tidy(number[1]), value: Number(number[2]?.replace(',', '.')) };
  for (const [cue, value] of [
    ['on', true],
    ['off', false],
  ] as const) {
    const hit = reading.hits.find(({ group, ...at }) => group === `json.${cue}` && contains(place, at));
    if (hit === undefined || (hit.end !== place.end && hit.start !== place.start)) continue;
    const rest = hit.end === place.end ? { start: place.start, end: hit.start } : { start: hit.end, end: place.end };
    const left = trimmed(reading.visible, rest);
    if (left !== null) return { name: tidy(typedAt(reading, left)), value };
  }
  return null;
}

function hasCue(reading: IdeaReading, place: Place, cues: readonly JsonCue[]): boolean {
  return reading.hits.some(
    ({ group, start, end }) => cues.some((cue) => group === `json.${cue}`) && contains(place, { start, end }),
  );
}

function tidy(text: string): string {
  return foldText(text)
    .original.replace(/^[\s,;:.=–-]+|[\s,;:.=–-]+$/gu, '')
    .replace(/\s+/g, ' ');
}
