import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import type { JsonCue, ReadingWords } from '../../words/reading-words.ts';
import type { JsonValue } from '../json-value.ts';
import { hasCue, OR, tidy } from './has-cue.ts';
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
export function withoutEdge(reading: IdeaReading, place: Place): Place | null {
  const edges = reading.hits.filter(
    ({ group, ...at }) => EDGES.some((cue) => group === `json.${cue}`) && contains(place, at),
  );
  const last = edges.find(({ end, start }) => end === place.end && start > place.start);
  return last === undefined ? place : trimmed(reading.visible, { start: place.start, end: last.start });
}

const EDGES: readonly JsonCue[] = ['yes-no', 'optional', 'required', 'null-when-missing'];

export function fieldAt(reading: IdeaReading, place: Place, said: Place, words: ReadingWords): IdeaField | null {
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

const MAX_SETTING_CHARS = 60;

/** "port 8080", "dark mode off": a setting with its value. */
function settingIn(reading: IdeaReading, place: Place, name: string): { name: string; value: JsonValue } | null {
  if (name.length > MAX_SETTING_CHARS) return null;
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
