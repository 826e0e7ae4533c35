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
  /** Whether more values may follow behind commas. */
  isOpenList: boolean;
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
const RULES: readonly JsonCue[] = ['null-when-missing', 'in-cents'];
/** The word for "or", between two values and not two fields. */
const OR = /\s+(?:or|oder|ou|o|u|veya|ya da|или|او|أو)\s+|\s*(?:或者|或|또는|または|か)\s*/u;
const LEADING_OR = /^(?:or|oder|ou|o|veya|или|أو|او|또는|或)\s+/u;
/** Arabic writes "and" together with the next word; these begin with the same letter. */
const ARABIC_AND = /(?<=\p{L})\s+و(?=(?!قت|صف|زن|حد|ظيف|سيل|رق|لد|جه|ثيق)\p{L})/gu;

export function findFields(reading: IdeaReading, words: ReadingWords): FieldList {
  const isPostpositional = words.video.placeEnd.length > 0;
  const fields: IdeaField[] = [];
  const rules: string[] = [];
  let source = '';
  const segments = withoutHead(reading, segmentsOf(reading), isPostpositional);
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1];
    if (isNull(reading, segment)) continue;
    const { named, from } = cutSource(reading, segment, isPostpositional);
    if (from !== null && source === '') source = tidy(typedAt(reading, from));
    const asked = named === null ? null : withoutOpeners(reading, named, { isPostpositional });
    const name = asked === null ? null : withoutEdge(reading, asked);
    if (name === null || asked === null) continue;
    const typed = typedAt(reading, name);
    const isNullRule = next !== undefined && isNull(reading, next);
    if (isNullRule || isRule(reading, segment, typed)) rules.push(tidy(typedAt(reading, segment)));
    else addField(fields, fieldAt(reading, name, asked, words), reading, segment);
  }
  return { title: titleOf(reading, words), fields, source, rules: [...new Set(rules)] };
}

/** What stands alone behind a "one of" is another value of the field before it. */
function addField(fields: IdeaField[], field: IdeaField | null, reading: IdeaReading, segment: Place): void {
  const last = fields.at(-1);
  const isOpen = last !== undefined && last.allowed.length > 0 && last.isOpenList;
  const stands = reading.clauses.findIndex((clause) => contains(clause, segment));
  if (field === null || fields.some(({ key }) => key === field.key)) return;
  if (isOpen && field.allowed.length === 0 && field.type === 'string' && field.format === null && stands >= 0) {
    last.allowed = [...last.allowed, field.name.replace(LEADING_OR, '')];
    return;
  }
  if (isOpen && field.name === '' && field.allowed.length > 0) {
    last.allowed = [...last.allowed, ...field.allowed];
    last.isOpenList = false;
    return;
  }
  fields.push(field);
}

function isNull(reading: IdeaReading, place: Place): boolean {
  return /^[^\p{L}]*null[^\p{L}]*$/iu.test(reading.visible.slice(place.start, place.end));
}

/** The clause that names the artefact is no field, nor is what stands before the word that asks for the fields. */
function withoutHead(reading: IdeaReading, segments: readonly Place[], isPostpositional: boolean): Place[] {
  const titled = ['schema', 'function', 'config'] as const;
  const opener = reading.hits.find(({ group }) => [...titled, 'extract'].some((cue) => group === `json.${cue}`));
  if (opener === undefined) return [...segments];
  const clause = reading.clauses.find((one) => contains(one, opener));
  if (clause === undefined) return [...segments];
  const isTitled = titled.some((cue) => opener.group === `json.${cue}`);
  const opening = openingIn(reading, { ...clause, start: Math.max(clause.start, reading.body.start) });
  const others = segments.filter((segment) => !overlaps(segment, clause));
  if (isTitled && opening === null && others.length > 1) return others;
  return isPostpositional || isTitled ? [...segments] : segments.filter(({ end }) => end > opener.start);
}

function titleOf(reading: IdeaReading, words: ReadingWords): string {
  const [first] = reading.clauses;
  if (first === undefined) return '';
  const start = Math.max(first.start, reading.body.start);
  const head = trimmed(reading.visible, { start, end: openingIn(reading, { ...first, start }) ?? first.end });
  const isPostpositional = words.video.placeEnd.length > 0;
  const named =
    head === null ? null : withoutOpeners(reading, head, { isPostpositional, cues: ['fields', ...OPENERS] });
  return named === null ? '' : withoutArticles(tidy(typedAt(reading, named)), words);
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
    const cuts = [...joiners.filter((joiner) => !isOr(reading, joiner)), ...marks, ...arabicAnds(reading, clipped)]
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

function isOr(reading: IdeaReading, { start, end }: Place): boolean {
  return OR.test(` ${reading.visible.slice(start, end)} `);
}

function arabicAnds(reading: IdeaReading, clause: Place): Place[] {
  return allMatches(reading.visible.slice(clause.start, clause.end), ARABIC_AND).map(({ index, 0: mark }) => ({
    start: clause.start + index,
    end: clause.start + index + mark.length,
  }));
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
  if (isPostpositional) return { named: after, from: before };
  const isOpened = before !== null && withoutOpeners(reading, before, { isPostpositional }) === before;
  if (isOpened || after === null) return { named: before, from: after };
  // "Extract from the mails name and date": the source is one word long, as far as can be told.
  const word = /^(?:\S{1,3}\s+)?\S+\s+/u.exec(reading.visible.slice(after.start, after.end))?.[0];
  if (word === undefined) return { named: before, from: after };
  const end = after.start + word.length;
  return {
    named: trimmed(reading.visible, { start: end, end: after.end }),
    from: trimmed(reading.visible, { start: after.start, end }),
  };
}

/** Without the words that ask for it; in a language with the verb at the end, without what stands behind them, too. */
function withoutOpeners(
  reading: IdeaReading,
  place: Place,
  { isPostpositional, cues = OPENERS }: { isPostpositional: boolean; cues?: readonly JsonCue[] },
): Place | null {
  let rest: Place | null = place;
  for (const hit of reading.hits) {
    if (rest === null || !cues.some((cue) => hit.group === `json.${cue}`) || !contains(rest, hit)) continue;
    const isLast: boolean = isPostpositional || hit.start - rest.start > rest.end - hit.end;
    const before = trimmed(reading.visible, { start: rest.start, end: hit.start });
    const after = trimmed(reading.visible, { start: hit.end, end: rest.end });
    rest = isLast ? (before ?? after) : (after ?? before);
  }
  return rest;
}

/** "For the plant log" is a log. */
function withoutArticles(title: string, words: ReadingWords): string {
  const parts = title.split(' ');
  while (parts.length > 1 && words.json.article.includes(foldText(parts[0] ?? '').text)) parts.shift();
  return parts.join(' ');
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
  const { name, values, isOpenList } = choicesIn(reading, place, tidy(typed.replace(/[(（][^)）]*[)）]/gu, ' ')));
  const setting = settingIn(reading, place, name);
  const key = keyOf(setting?.name ?? name, words);
  if ((key === '' || !/\p{L}/u.test(key)) && values.length === 0) return null;
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
    allowed: type === 'array' ? [] : values.length > 0 ? values : allowedIn(bracket),
    isOpenList,
    parts: type === 'array' ? partsIn(reading, place, words) : [],
    value: setting?.value,
  };
}

/** "Units celsius or fahrenheit", "plan: one of basic": the values that stand behind the name. */
function choicesIn(
  reading: IdeaReading,
  place: Place,
  typed: string,
): { name: string; values: string[]; isOpenList: boolean } {
  const listed = reading.hits.find(({ group, ...at }) => group === 'json.one-of' && contains(place, at));
  const parts = typed.split(OR);
  if (listed !== undefined) {
    const name = trimmed(reading.visible, { start: place.start, end: listed.start });
    const after = trimmed(reading.visible, { start: listed.end, end: place.end });
    const values = after === null ? [] : typedAt(reading, after).split(OR).map(tidy);
    if (name !== null && values.length > 0) {
      return { name: tidy(typedAt(reading, name)), values, isOpenList: true };
    }
  }
  const [first = '', ...others] = parts;
  const words = first.split(' ');
  if (others.length === 0 || others.some((other) => other === '' || other.split(' ').length > 2)) {
    return { name: typed, values: [], isOpenList: false };
  }
  const value = words.pop() ?? '';
  return { name: words.join(' '), values: [value, ...others].map(tidy), isOpenList: false };
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
  const number = /^(.*?\p{L}[^\d]*?)(?:\s|:\s|=)\s?(-?\d+(?:[.,]\d+)?)$/u.exec(name);
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
  return text.replace(/^[\s,;:.=–-]+|[\s,;:.=–-]+$/gu, '').replace(/\s+/g, ' ');
}
