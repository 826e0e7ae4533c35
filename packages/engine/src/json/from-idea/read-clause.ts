import { typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { isLimit } from './boundary-in.ts';
import { type Clause, isKnownName, namesIn } from './clauses-in.ts';
import { cutSource } from './cut-source.ts';
import { fieldAt } from './field-at.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import type { IdeaField } from './idea-field.ts';
import { isRule } from './is-rule.ts';
import { keyOf } from './key-of.ts';
import { addRule, extendRule, isGlobalNull, isInCents, type State, wordsIn } from './list-state.ts';
import { OR, tidy } from './list-text.ts';
import { refine } from './refine-fields.ts';
import { valuesIn } from './values-in.ts';

export function readClause(
  state: State,
  clause: Clause,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): void {
  const { asked } = state;
  if (state.openRule !== null && !isKnownName(asked, clause)) {
    extendRule(state, clause);
    return;
  }
  if (isGlobalNull(state, clause, isLast) || isInCents(state, clause)) return;
  const each = eachIn(state, clause);
  const names = (each ?? fieldParts(state, clause)).flatMap((part) => namesIn(asked, part));
  for (const [index, part] of names.entries()) {
    const isEdge = (isFirst && index === 0) || (isLast && index === names.length - 1);
    const { named, from } = isEdge ? cutSource(asked, part, isFirst && index === 0) : { named: part, from: null };
    if (from !== null && state.source === '') state.source = tidy(typedAt(asked.reading, from));
    const isClosing = index > 0 && index === names.length - 1;
    if (named !== null) readPart(state, named, index > 0 || clause.opensAfter === 'comma', isClosing);
  }
}

/** "…, each with title and price": the parts of the preceding list. */
function eachIn({ asked, fields }: State, clause: Clause): Place[] | null {
  const last = fields.at(-1);
  const [opener] = cuesIn(asked, clause, ['parts']).filter(
    ({ start, end }) => start === clause.start && end - start > 3,
  );
  const [first, ...others] = clause.parts;
  if (last?.type !== 'array' || last.parts.length > 0 || opener === undefined || first === undefined) return null;
  const rest = trimmed(asked.reading.visible, { start: opener.end, end: first.end });
  if (rest === null) return null;
  last.isOpen = true;
  return [rest, ...others];
}

const MAX_JOINED_WORDS = 3;

/** "Name, phone and don't guess": fields joined to an order are still fields. */
function fieldParts(state: State, clause: Clause): readonly Place[] {
  const { asked } = state;
  const { parts } = clause;
  const isLong = parts.length > 1 && !parts.some((part) => isRule(asked, part));
  if (isLong || !isRule(asked, clause)) return parts;
  const asks = state.fields.length > 0 ? withoutJoiner(asked, clause) : null;
  if (asks !== null && whetherAt(asked, asks) !== null) return [asks];
  const at = parts.findIndex((part) => isRule(asked, part));
  const first = parts[at];
  const before = parts.slice(0, Math.max(0, at));
  const isListed =
    before.length > 0 && before.every((part) => wordsIn(asked.reading.visible, part) <= MAX_JOINED_WORDS);
  if (first === undefined || !isListed) {
    addRule(state, clause);
    return [];
  }
  const whether = whetherAt(asked, first);
  if (whether !== null && at === parts.length - 1) return [...before, whether];
  addRule(state, { start: first.start, end: clause.end });
  return before;
}

/** The text after "and" at the start of a clause; null if it starts differently. */
function withoutJoiner({ reading }: Asked, clause: Place): Place | null {
  const joiner = reading.hits.find(({ group, start }) => group === 'joiner' && start === clause.start);
  return joiner === undefined ? null : trimmed(reading.visible, { start: joiner.end, end: clause.end });
}

/** "Plate, date and if it was paid": a condition that may hold or not is a field. */
function whetherAt(asked: Asked, part: Place): Place | null {
  const [condition] = cuesIn(asked, part, ['condition']).filter(({ start }) => start === part.start);
  const words = wordsIn(asked.reading.visible, part);
  const isShort = words > 1 && words <= MAX_JOINED_WORDS + 2;
  const isPlain = !/\bnull\b/.test(asked.reading.visible.slice(part.start, part.end));
  return condition !== undefined && isShort && isPlain ? part : null;
}

function readPart(state: State, part: Place, isContinuing: boolean, isJoined: boolean): void {
  const { asked } = state;
  const last = state.fields.at(-1);
  if (last !== undefined && isOtherwise(asked, part)) {
    last.type = 'array';
    last.fallback = [];
    return;
  }
  const found = fieldAt(asked, part);
  if (found === null || isOnlyQualifier(asked, part)) {
    if (last === undefined || !qualifyLast(state, last, part)) addRule(state, part);
    return;
  }
  if (last?.isOpen === true && isContinuing) {
    const text = asked.reading.visible.slice(part.start, part.end);
    const others = last.type !== 'array' && OR.test(text) ? typedAt(asked.reading, part).split(OR).map(tidy) : [];
    if (others.length > 1 && wordsIn(asked.reading.visible, part) <= MAX_VALUES_WORDS) {
      last.allowed = [...last.allowed, ...others];
      last.isOpen = false;
      return;
    }
    if (last.type === 'array') {
      last.parts.push(found.field);
      if (isJoined) last.isOpen = false;
      return;
    }
    if (found.rest === null && !isKnownName(asked, found.head) && wordsIn(asked.reading.visible, part) <= 3) {
      last.allowed = [...last.allowed, ...valuesIn(found.field.name)];
      last.isOpen = !OR.test(found.field.name);
      return;
    }
  }
  if (last !== undefined) last.isOpen = false;
  if (wordsIn(asked.reading.visible, found.head) > MAX_NAME_WORDS) {
    addRule(state, part);
    return;
  }
  // "…, sweetness only full or half": a field that is already in the list is not added again.
  const key = found.rest === null ? '' : keyOf(found.field.name, asked.words);
  const known = key === '' ? undefined : state.fields.find(({ name }) => keyOf(name, asked.words) === key);
  if (known !== undefined && found.rest !== null) {
    if (!qualifyLast(state, known, found.rest)) addRule(state, part);
    return;
  }
  // "Arrival and departure as a date": applies to both.
  const isShared =
    isJoined && found.field.format !== null && (found.field.format === 'date' || found.field.format === 'time');
  if (isShared && last !== undefined && isBare(last)) last.format = found.field.format;
  state.fields.push(found.field);
}

/** "Else []" applies to the preceding list. */
function isOtherwise({ reading }: Asked, part: Place): boolean {
  return /^[^[\d]{0,24}\[\s?\]$/u.test(reading.visible.slice(part.start, part.end));
}

function isBare({ type, format, note, allowed, pattern }: IdeaField): boolean {
  return type === 'string' && format === null && note === '' && allowed.length === 0 && pattern === undefined;
}

const MAX_NAME_WORDS = 5;
const MAX_VALUES_WORDS = 6;

/** "Optional" or "only a, b" alone applies to the preceding field. */
function isOnlyQualifier(asked: Asked, part: Place): boolean {
  const hits = [
    ...cuesIn(asked, part, ['only', 'boolean', 'integer', 'nullable', 'example', 'default', 'max', 'min', 'as']),
    ...jsonHitsIn(asked, part, ['optional', 'required', 'one-of', 'null-when-missing']),
  ];
  const isHeaded = hits.some(({ start }) => start === part.start);
  const isWhole = hits.some(({ start, end }) => start === part.start && end === part.end);
  const isLimited = cuesIn(asked, part, ['max', 'min']).some(
    (hit) => hit.start === part.start && isLimit(asked, hit, part),
  );
  const isChoice =
    isLimited || cuesIn(asked, part, ['only', 'example', 'default']).some(({ start }) => start === part.start);
  return isHeaded && (isWhole || isChoice);
}

export function qualifyLast(state: State, last: IdeaField, part: Place): boolean {
  const place = trimmed(state.asked.reading.visible, part);
  if (place === null) return true;
  const { isSaid, note } = refine(state, last, place);
  if (isSaid) last.note = [last.note, note].filter((text) => text !== '').join('; ');
  return isSaid;
}
