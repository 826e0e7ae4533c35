import { contains, type Place } from '../../reading/span.ts';
import type { FieldCue, JsonCue } from '../../words/json-reading-words.ts';
import { isKnownName } from './clauses-in.ts';
import { codeIn } from './code-in.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { OR } from './list-text.ts';
import { bracketsIn } from './text-marks.ts';
import { notationIn, rangeIn, valuesIn } from './values-in.ts';

const CUT: readonly FieldCue[] = ['boolean', 'integer', 'number', 'text', 'nullable', 'example', 'default'];
const CUT_JSON: readonly JsonCue[] = ['optional', 'required', 'null-when-missing', 'in-cents'];
const COLON = /[:：=](?!\/\/)|\s[-–—]\s|\s?[([（【]/u;
/** The topic of a statement is a field name. */
const TOPIC =
  /(?<=[\p{Script=Han}\p{Script=Katakana}\p{L}\d])(?:は(?!\p{Script=Hiragana}{0,1}$)|(?<=\p{Script=Hangul})[은는]\s)(?=\s?\S)/u;
const SLASHED = /(?<=\s)[^\s/]+(?:\s?\/\s?[^\s/]+)+/u;

/** The boundary in a list item between the name of the field and its description. */
export function boundaryIn(asked: Asked, place: Place): number {
  const { visible } = asked.reading;
  const text = visible.slice(place.start, place.end);
  const ends = [
    text.search(COLON),
    topicIn(text),
    rangeIn(text, asked.words.fieldWords.range)?.index ?? -1,
    text.search(SLASHED),
    notationIn(text)?.index ?? -1,
    isWhether(asked, place) ? -1 : alternativesIn(text),
    gluedIn(text),
    codeStart(asked, place),
  ].map((index) => place.start + index);
  const hits = [
    ...cuesIn(asked, place, CUT),
    ...jsonHitsIn(asked, place, CUT_JSON),
    ...cuesIn(asked, place, ['as']).filter((hit) => isForm(asked, { start: hit.end, end: place.end })),
    ...cuesIn(asked, place, ['example']).flatMap((hit) => exampleBefore(asked, hit, place)),
    ...cuesIn(asked, place, ['min', 'max']).filter((hit) => isLimit(asked, hit, place)),
    ...cuesIn(asked, place, ['unit']).filter(({ start, end }) => end === place.end && end - start === 2),
    ...cuesIn(asked, place, ['parts']).filter((hit) => isPartsAt(asked, hit, place)),
    ...cuesIn(asked, place, ['only']).filter((hit) => isChoice(asked, hit, place)),
    ...jsonHitsIn(asked, place, ['one-of']).filter((hit) => isChoice(asked, hit, place)),
  ].map(({ start }) => start);
  return Math.min(place.end, ...[...ends, ...hits].filter((end) => end > place.start));
}

function codeStart(asked: Asked, place: Place): number {
  const code = codeIn(asked, place);
  return code === null ? -1 : code.place.start - place.start;
}

/** "T-0815 gibi": in a language with "like" after the example, the example is part of the description. */
function exampleBefore(asked: Asked, hit: Place, place: Place): Place[] {
  if (!asked.isVerbLast) return [];
  const before = /(?<=\s)\S*\d\S*\s*$/u.exec(asked.reading.visible.slice(place.start, hit.start));
  return before === null ? [] : [{ start: place.start + before.index, end: hit.end }];
}

/** A limit is a limiting word next to a number: "max 20", "5以下". */
export function isLimit({ reading }: Asked, hit: Place, place: Place): boolean {
  const after = reading.visible.slice(hit.end, place.end);
  const before = reading.visible.slice(place.start, hit.start);
  return /^[\s:]{0,2}\d/u.test(after) || /\d\p{L}?\s?$/u.test(before);
}

function topicIn(text: string): number {
  const found = TOPIC.exec(text);
  return found === null ? -1 : found.index;
}

const GLUED =
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,})((?:\/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,6})+)/u;

/** "紧急程度高/中/低": if the values have equal lengths, the first one has the same. */
function gluedIn(text: string): number {
  const found = GLUED.exec(text);
  const lengths = new Set(
    (found?.[2] ?? '')
      .split('/')
      .slice(1)
      .map((value) => value.length),
  );
  const [length] = lengths;
  if (found?.[1] === undefined || length === undefined || lengths.size > 1) return -1;
  return found[1].length > length ? found[1].length - length : -1;
}

/** "Paid or not" */
function isWhether(asked: Asked, place: Place): boolean {
  return cuesIn(asked, place, ['boolean']).some(({ start, end }) =>
    OR.test(` ${asked.reading.visible.slice(start, end)} `),
  );
}

/** "celsius or fahrenheit": the first choice, after a name. */
function alternativesIn(text: string): number {
  const or = OR.exec(text);
  if (or === null || bracketsIn(text).some(({ start, end }) => start < or.index && or.index < end)) return -1;
  const others = text.slice(or.index + or[0].length).split(OR);
  if (others.length > 6 || others.some((other) => other.trim().split(/\s+/).length > 2)) return -1;
  return text.slice(0, or.index).search(/(?<=\s)\S+$/u);
}

/** "in kg", "as whole numbers", "in the format dd/mm": the part after it is short or known. */
function isForm(asked: Asked, place: Place): boolean {
  const text = asked.reading.visible.slice(place.start, place.end);
  const known: readonly FieldCue[] = ['unit', 'integer', 'number', 'text', 'boolean', 'list', 'example'];
  const isKnown =
    cuesIn(asked, place, known).length > 0 ||
    jsonHitsIn(asked, place, ['date', 'time', 'in-cents', 'list-of']).length > 0;
  return (isKnown || notationIn(text) !== null || text.trim() === '') && text.trim().split(/\s+/).length <= 6;
}

/** "Parts list with name and price": list entries have parts, and so do things followed by a usual field name. */
function isPartsAt(asked: Asked, hit: Place, place: Place): boolean {
  const before = { start: place.start, end: hit.start };
  if (hit.start <= place.start) return false;
  const after = asked.reading.visible.slice(hit.end, place.end).trim();
  const isListed = cuesIn(asked, before, ['list']).length > 0 || jsonHitsIn(asked, before, ['list-of']).length > 0;
  if (isListed) return after !== '' && /\s|^./u.test(after);
  const first = /^\S+/u.exec(after)?.[0] ?? '';
  const start = place.end - after.length;
  return hit.end - hit.start > 4 && first !== '' && isKnownName(asked, { start, end: start + first.length });
}

/** A word for "only" introduces allowed values if values are next to it. */
function isChoice(asked: Asked, hit: Place, place: Place): boolean {
  const { visible } = asked.reading;
  const after = visible.slice(hit.end, place.end).trim();
  const inBracket = bracketsIn(visible.slice(place.start, place.end)).some(({ start, end }) =>
    contains({ start: place.start + start, end: place.start + end }, hit),
  );
  if (inBracket) return false;
  if (after !== '') return valuesIn(after).length > 0;
  return asked.isVerbLast && hit.end - hit.start > 3;
}
