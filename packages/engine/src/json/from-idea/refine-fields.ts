import { typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { type Clause, clausesIn } from './clauses-in.ts';
import { codeIn } from './code-in.ts';
import { englishKeyOf } from './english-key-of.ts';
import { fieldAt, qualify } from './field-at.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { headIn } from './head-in.ts';
import type { IdeaField } from './idea-field.ts';
import { type Limits, limitsIn } from './limits-in.ts';
import { addRule, type State, wordsIn } from './list-state.ts';
import { OR } from './list-text.ts';
import { fieldAtIndex } from './named-fields.ts';
import { notationIn } from './values-in.ts';

type Subject = { fields: IdeaField[]; nameEnd: number; end: number };
/** The part of a description that the field can express. */
type Said = { isSaid: boolean; note: string };

/** The field with an additional description; `note` is the part without a keyword. */
export function refine({ asked }: State, field: IdeaField, place: Place, wide = place): Said {
  const isList = cuesIn(asked, wide, ['list']).length > 0 || EMPTY_LIST.test(textOf(asked, place));
  const isText = cuesIn(asked, wide, ['text']).length > 0;
  const limits = limitsIn(asked, place, isList ? 'array' : field.type, false);
  const said = qualify(asked, { name: field.name, head: { start: place.start, end: place.start }, rest: place, place });
  const isOptional = jsonHitsIn(asked, place, ['optional']).length > 0;
  const isRequired = jsonHitsIn(asked, place, ['required']).length > 0;
  const isNullable =
    cuesIn(asked, place, ['nullable']).length > 0 || jsonHitsIn(asked, place, ['null-when-missing']).length > 0;
  const isTyped = isList || isText || said.type !== 'string' || said.format !== null;
  const isSaid = isTyped || isLimited(limits) || isOptional || isNullable || isRequired;
  if (!isSaid) return { isSaid, note: limits.note };
  const isSpelled = isText || limits.pattern !== undefined;
  const type = isList ? 'array' : isSpelled ? 'string' : typeBeside(field, said);
  const isPlain = isSpelled || isList || type !== 'string';
  Object.assign(field, told(limits), {
    note: field.note,
    type,
    format: isPlain ? null : (said.format ?? field.format),
    isCount: field.isCount && type === 'integer',
    isOptional: field.isOptional || isOptional,
    isNullable: field.isNullable || isNullable,
    isOpen: limits.isOpenList,
  });
  return { isSaid, note: limits.note };
}

function isLimited({ allowed, pattern, fallback, minimum, maximum }: Limits): boolean {
  return allowed.length > 0 || [pattern, fallback, minimum, maximum].some((value) => value !== undefined);
}

function typeBeside(field: IdeaField, said: IdeaField): IdeaField['type'] {
  if (said.type === 'string' || said.type === 'array') return field.type;
  // A count described as "a number" is an integer.
  return field.isCount && said.type === 'number' ? 'integer' : said.type;
}

function told(limits: Limits): Partial<Limits> {
  const isTold = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  const entries = Object.entries(limits).filter(([key, value]) => key === 'fallback' || isTold(value));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const EMPTY_LIST = /\[\s?\]/u;
/** Folded, as they appear between a name and its description. */
const COPULA =
  /^(?:(?:は|が|を|은|는|이|가|를|을)\s?|(?:is|are|ist|sind|est|sont|es|son|e|sao|sono|soll|sollen|must be|это|هو|هي)\s|[:：,-]\s?)+/u;

/** "Flavor can only be A or B", "phone is text": a sentence that starts with fields and describes them. */
export function refineNamed(state: State, sentence: Place): boolean {
  const { asked } = state;
  const clauses = clausesIn(asked, sentence);
  let hasRest = false;
  for (let index = 0; index < clauses.length; index += 1) {
    const clause = clauses[index];
    const subject = clause === undefined ? null : (subjectOf(state, clause) ?? newSubject(state, clause));
    if (clause === undefined || subject === null) {
      if (index === 0) return false;
      hasRest = true;
      continue;
    }
    const last = lastOf(asked, clauses, index);
    const rest = trimmed(asked.reading.visible, { start: subject.end, end: clauses[last]?.end ?? clause.end });
    const said =
      rest === null
        ? []
        : subject.fields.map((field) => refine(state, field, rest, { start: subject.nameEnd, end: rest.end }));
    if (said.length === 0 || said.some(({ isSaid }) => !isSaid)) {
      if (index === 0) return false;
      hasRest = true;
    }
    if (subject.fields.length > 1 || said.some(({ note }) => note !== '')) hasRest = true;
    index = last;
  }
  if (hasRest) addRule(state, sentence);
  state.openRule = null;
  return true;
}

/** The fields at the start of a clause, and the start of their description. */
function subjectOf(state: State, clause: Place): Subject | null {
  const { asked, fields } = state;
  const { visible } = asked.reading;
  let { start } = clause;
  const named: IdeaField[] = [];
  for (let isMoving = true; isMoving; ) {
    start += leadLength(asked, visible.slice(start, clause.end));
    const found = fieldAtIndex(asked, fields, start, clause.end) ?? datesAt(state, start, clause.end);
    isMoving = found !== null;
    if (found === null) break;
    named.push(...('fields' in found ? found.fields : [found.field]));
    start = found.place.end;
    const joiner = asked.reading.hits.find(
      (hit) => hit.group === 'joiner' && hit.start >= start && hit.start - start <= 1 && hit.end < clause.end,
    );
    if (joiner === undefined) break;
    if (fieldAtIndex(asked, fields, joiner.end + 1, clause.end) === null) break;
    start = joiner.end;
  }
  if (named.length === 0) return null;
  const copula = COPULA.exec(visible.slice(start, clause.end).trimStart());
  const gap = /^\s*/u.exec(visible.slice(start, clause.end))?.[0].length ?? 0;
  return { fields: named, nameEnd: start, end: start + gap + (copula?.[0].length ?? 0) };
}

/** "Status can only be open or done", for a field that no list has named. */
function newSubject(state: State, clause: Place): Subject | null {
  const { asked, fields } = state;
  const [only] = [...cuesIn(asked, clause, ['only']), ...jsonHitsIn(asked, clause, ['one-of'])].toSorted(
    (a, b) => a.start - b.start,
  );
  const code = codeIn(asked, clause);
  const start = only?.start ?? code?.place.start;
  const head = start === undefined || fields.length === 0 ? null : headIn(asked, { start: clause.start, end: start });
  if (head === null) return null;
  if (code !== null && only === undefined) return codeSubject(state, head);
  if (englishKeyOf(typedAt(asked.reading, head), asked.words) === null) return null;
  const field = fieldAt(asked, head)?.field;
  if (field === undefined) return null;
  fields.push(field);
  return { fields: [field], nameEnd: head.end, end: head.end };
}

/** "Code is R + six digits": a short name, with at most one word between it and its format. */
function codeSubject({ asked, fields }: State, head: Place): Subject | null {
  const { visible } = asked.reading;
  const text = visible.slice(head.start, head.end);
  const name = /^.*?(?=\s(?:is|are|ist|est|es|e|like|wie|comme|como|come)$)/u.exec(text)?.[0] ?? text;
  const place = { start: head.start, end: head.start + name.length };
  const field = wordsIn(visible, place) > 2 ? undefined : fieldAt(asked, place)?.field;
  if (field === undefined) return null;
  fields.push(field);
  return { fields: [field], nameEnd: head.end, end: head.end };
}

function leadLength({ words }: Asked, text: string): number {
  const lead = /^(\p{L}{1,5})(?:\s+|')/u.exec(text);
  if (lead?.[1] === undefined) return /^\s*/u.exec(text)?.[0].length ?? 0;
  const isLead = words.json.article.includes(lead[1]) || words.fieldWords.filler.includes(`${lead[1]}$`);
  return isLead ? lead[0].length : 0;
}

/** "Dates as dd/mm/yyyy" applies to all of them. */
function datesAt({ asked, fields }: State, start: number, end: number): { fields: IdeaField[]; place: Place } | null {
  const [hit] = jsonHitsIn(asked, { start, end }, ['date']).filter((one) => one.start === start);
  if (hit === undefined || notationIn(asked.reading.visible.slice(start, end)) === null) return null;
  const isDay = ({ name }: IdeaField) => DAYS.has(englishKeyOf(name, asked.words) ?? '');
  const known = fields.filter(({ format }) => format === 'date');
  const dates = known.length > 0 ? known : fields.filter(isDay);
  return dates.length === 0 ? null : { fields: dates, place: hit };
}

/** The date fields, if someone says how dates are written. */
const DAYS: ReadonlySet<string> = new Set(['arrival', 'departure', 'start', 'end', 'day']);

/** Values continue over commas up to the one after "or"; alternative conditions do too. */
function lastOf(asked: Asked, clauses: readonly Clause[], from: number): number {
  const text = (index: number) => textOf(asked, clauses[index] ?? { start: 0, end: 0 });
  const ending = clauses.findIndex((_, index) => index > from && OR.test(text(index)));
  const isValues =
    ending > from && clauses.slice(from + 1, ending + 1).every((clause) => wordsIn(asked.reading.visible, clause) <= 4);
  let last = isValues ? ending : from;
  const hasChoice = cuesIn(asked, clauses[from] ?? { start: 0, end: 0 }, ['only']).length > 0;
  const isBehind = asked.isVerbLast && ending < 0;
  for (let index = from + 1; isBehind && !hasChoice && index < clauses.length; index += 1) {
    if (cuesIn(asked, clauses[index] ?? { start: 0, end: 0 }, ['only']).length > 0) last = index;
  }
  const next = clauses[last + 1];
  const isOtherwise =
    next !== undefined &&
    wordsIn(asked.reading.visible, next) <= 4 &&
    (EMPTY_LIST.test(text(last + 1)) || cuesIn(asked, next, ['nullable']).some(({ start }) => start === next.start));
  return isOtherwise ? last + 1 : last;
}

function textOf({ reading }: Asked, { start, end }: Place): string {
  return reading.visible.slice(start, end);
}
