import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { boundaryIn } from './boundary-in.ts';
import { type Clause, clausesIn, isKnownName, namesOf } from './clauses-in.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { isRule } from './is-rule.ts';
import { wordsIn } from './list-state.ts';
import { marksIn } from './text-marks.ts';

const MIN_PARTS = 3;
const MIN_KNOWN = 3;
const MAX_NAME_WORDS = 4;

/** Three short things in a row are a list even if nothing introduces it: a new sentence, or a series of usual names. */
export function atShortParts(asked: Asked, sentence: Place, isFirst: boolean): Place | null {
  const run = knownRun(asked, sentence);
  if (run !== null) return withoutCloser(asked, { start: run.start, end: sentence.end });
  const clauses = clausesIn(asked, sentence);
  const parts = clauses.flatMap((clause) => clause.parts);
  const short = parts.filter((part) => isShort(asked, part));
  const first = parts[0];
  const isStarting = first !== undefined && isShort(asked, first) && !isFirst;
  const known = short.filter((part) => isTelling(asked, part)).length;
  if (isFirst && known < 2) return null;
  return short.length >= MIN_PARTS && (isStarting || isFirst) && leads(asked, clauses)
    ? withoutCloser(asked, sentence)
    : null;
}

/** A series of usual names before any punctuation: the list starts with them. */
export function atKnownRun(asked: Asked, sentence: Place): Place | null {
  const run = knownRun(asked, sentence);
  const mark = marksIn(asked.reading, sentence)[0];
  return run !== null && mark !== undefined && run.end <= mark.start
    ? withoutCloser(asked, { start: run.start, end: sentence.end })
    : null;
}

/** The leading things are fields, or all but a few. */
function leads(asked: Asked, clauses: readonly Clause[]): boolean {
  const parts = clauses.slice(0, MIN_PARTS).flatMap((clause) => clause.parts);
  return parts.slice(1, MIN_PARTS).every((part) => isShort(asked, part));
}

function isShort(asked: Asked, part: Place): boolean {
  const end = boundaryIn(asked, part);
  const { visible } = asked.reading;
  const name = visible.slice(part.start, end).trim();
  return name.length <= 40 && wordsIn(visible, { start: part.start, end }) <= MAX_NAME_WORDS && !isRule(asked, part);
}

/** Two of its parts are known fields or have a type, although no word announces a list. */
export function tells(asked: Asked, list: Place): boolean {
  const parts = clausesIn(asked, list).flatMap((clause) => clause.parts);
  return parts.filter((part) => isTelling(asked, part)).length > 1;
}

function isTelling(asked: Asked, part: Place): boolean {
  const end = boundaryIn(asked, part);
  return end < part.end || isKnownName(asked, { start: part.start, end });
}

/** "…订单json 要口味 甜度 数量": the series of usual names. */
function knownRun(asked: Asked, sentence: Place): Place | null {
  const words = namesOf(asked, sentence);
  const isNamed = words.map(
    (word) => isKnownName(asked, word) && !/[,.;:、，]/u.test(asked.reading.visible.slice(word.start, word.end)),
  );
  for (let index = 0; index + MIN_KNOWN <= words.length; index += 1) {
    if (isNamed.slice(index, index + MIN_KNOWN).every(Boolean)) return words[index] ?? null;
  }
  return null;
}

/** "…, total rausziehen": the final verb is not part of the last name. */
function withoutCloser(asked: Asked, list: Place): Place {
  const closer = [...jsonHitsIn(asked, list, ['extract']), ...cuesIn(asked, list, ['wanted'])].find(
    ({ start, end }) => end === list.end && start > list.start,
  );
  return closer === undefined
    ? list
    : (trimmed(asked.reading.visible, { start: list.start, end: closer.start }) ?? list);
}
