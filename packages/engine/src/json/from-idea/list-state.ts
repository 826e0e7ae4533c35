import type { Place } from '../../reading/span.ts';
import type { Clause } from './clauses-in.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import type { IdeaField } from './idea-field.ts';
import { fieldsNamed } from './named-fields.ts';

export type State = {
  asked: Asked;
  fields: IdeaField[];
  rules: Place[];
  source: string;
  isNullable: boolean;
  /** A rule that continues into the next clause: "if there are two, take the last". */
  openRule: Place | null;
};

const MAX_CONDITION_WORDS = 7;

/** Rules for all fields: missing values, amounts of money. */
export function isAboutAll(asked: Asked, clause: Place): boolean {
  const hits = [...cuesIn(asked, clause, ['nullable', 'amounts']), ...jsonHitsIn(asked, clause, ['null-when-missing'])];
  return hits.some(({ start }) => start === clause.start);
}

/** "Amounts in cents": applies to all fields that hold amounts. */
export function isInCents(state: State, clause: Place): boolean {
  const { asked } = state;
  const isAll = cuesIn(asked, clause, ['amounts']).some(({ start }) => start - clause.start < 4);
  const isSum = ({ type }: IdeaField) => type === 'number';
  const sums = state.fields.flatMap((field) => [field, ...field.parts]).filter(isSum);
  const isSaid =
    jsonHitsIn(asked, clause, ['in-cents']).length > 0 || cuesIn(asked, clause, ['integer', 'as']).length > 0;
  if (!isAll || !isSaid || sums.length === 0) return false;
  if (jsonHitsIn(asked, clause, ['in-cents']).length > 0 || cuesIn(asked, clause, ['integer']).length > 0) {
    for (const sum of sums) sum.type = 'integer';
  }
  addRule(state, clause);
  return true;
}

/** "Null when missing" after all fields applies to all of them, and between two of them to the preceding one. */
export function isGlobalNull(state: State, clause: Clause, isLast: boolean): boolean {
  const { asked } = state;
  const hits = [...cuesIn(asked, clause, ['nullable']), ...jsonHitsIn(asked, clause, ['null-when-missing'])];
  const isNull =
    hits.some(({ start }) => start === clause.start) ||
    /^[^\p{L}]*null/u.test(asked.reading.visible.slice(clause.start, clause.end));
  if (!isNull) return false;
  const last = state.fields.at(-1);
  if (
    !isLast &&
    last !== undefined &&
    clause.opensAfter === 'comma' &&
    hits.some(({ start, end }) => start === clause.start && end === clause.end)
  ) {
    last.isNullable = true;
    return true;
  }
  setNullable(state, clause);
  addRule(state, clause);
  return true;
}

/** "Null if the mileage is missing" applies to that field alone, "null if missing" to all. */
function setNullable(state: State, place: Place): void {
  const named = fieldsNamed(state.asked, state.fields, place);
  for (const field of named) field.isNullable = true;
  if (named.length === 0) state.isNullable = true;
}

export function addRule(state: State, rule: Place): void {
  state.rules.push({ start: rule.start, end: rule.end });
  const hasCondition = cuesIn(state.asked, rule, ['condition']).some(({ start }) => start - rule.start < 8);
  const isShort = wordsIn(state.asked.reading.visible, rule) <= MAX_CONDITION_WORDS;
  state.openRule = hasCondition && isShort && !state.asked.isVerbLast ? rule : null;
}

export function extendRule(state: State, { end }: Place): void {
  const last = state.rules.pop();
  if (last !== undefined) state.rules.push({ start: last.start, end });
  state.openRule = null;
}

export function noteNull(state: State, place: Place): void {
  const { asked } = state;
  if (
    jsonHitsIn(asked, place, ['null-when-missing']).length > 0 ||
    /(?<!\p{L}|(?:fuhrende|vorangestellte|vordere) )null(?!\p{L})/u.test(
      asked.reading.visible.slice(place.start, place.end),
    )
  )
    setNullable(state, place);
}

export function wordsIn(visible: string, { start, end }: Place): number {
  return visible.slice(start, end).trim().split(/\s+/).length;
}
