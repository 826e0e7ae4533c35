import { overlaps, type Place } from '../../reading/span.ts';
import type { FieldCue } from '../../words/json-reading-words.ts';
import { boundaryIn } from './boundary-in.ts';
import { type Asked, cuesIn, isCovered } from './field-cues.ts';

const MAX_CLAUSE_CHARS = 400;
const MAX_FIELD_WORDS = 9;
const MAX_FIELD_CHARS = 48;
const MIN_RULE_WORDS = 3;
const LONG_CLAUSE = 6;

/** True if a clause is an instruction and not a field: an exclusion, a condition, an order. */
export function isRule(asked: Asked, clause: Place): boolean {
  const { visible, hits, exclusions } = asked.reading;
  const text = visible.slice(clause.start, clause.end);
  if (text.length > MAX_CLAUSE_CHARS) return true;
  const words = text
    .replace(/[(（][^)）]*[)）]/gu, '')
    .trim()
    .split(/\s+/).length;
  const isSpaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const isNegation = (hit: Place) => !isCovered(asked, hit) && !isNumberSign(asked, hit, clause);
  const isExcluded = hits.some((hit) => NEGATIONS.includes(hit.group) && overlaps(hit, clause) && isNegation(hit));
  const isListed = exclusions.some(
    ({ place }) => place.start < clause.start && place.end >= clause.end && !isBare(visible, place),
  );
  if (isExcluded || isListed) return true;
  if (cuesIn(asked, clause, ['english', 'ascii']).length > 0) return true;
  if (words > 1 && cuesIn(asked, clause, ['ban']).some(({ start }) => start === clause.start)) return true;
  const isLongLead = (hit: Place) => hit.start === clause.start && words > MIN_RULE_WORDS && !isSpaceless;
  const conditions = cuesIn(asked, clause, ['condition']).filter((hit) => isLongLead(hit) || !isCovered(asked, hit));
  if (
    conditions.some(
      ({ start }) => isSpaceless || asked.isVerbLast || isAtStart(visible, clause, start) || words >= LONG_CLAUSE,
    )
  )
    return true;
  const ends = cuesIn(asked, clause, ['boolean', 'integer', 'nullable']).some(({ end }) => end === clause.end);
  if (ends && words <= LONG_CLAUSE) return false;
  const orders = cuesIn(asked, clause, ['rule']).filter((hit) => !isCovered(asked, hit));
  const isOrder = orders.some(({ start, end }) => {
    if (isSpaceless || /\p{Script=Hangul}/u.test(text)) return text.length > 4;
    if (asked.isVerbLast)
      return words >= MIN_RULE_WORDS && visible.slice(end, clause.end).trim().split(/\s+/).length <= 2;
    return words >= MIN_RULE_WORDS && (isAtStart(visible, clause, start) || words > LONG_CLAUSE - 1);
  });
  const name = visible.slice(clause.start, boundaryIn(asked, clause));
  return isOrder || (isSpaceless ? name.length > MAX_FIELD_CHARS : wordsIn(name) > MAX_FIELD_WORDS);
}

function wordsIn(text: string): number {
  return text
    .replace(/[(（][^)）]*[)）]/gu, '')
    .trim()
    .split(/\s+/).length;
}

/** After "no" these words do not refer to something numbered. */
const UNTELLING: readonly FieldCue[] = ['rule', 'filler', 'digits', 'english', 'ascii'];

const NEGATIONS: readonly string[] = ['exclude', 'excludeAfter'];

/** "Hive no, date, mood": punctuation follows the word directly. */
function isBare(visible: string, { start }: Place): boolean {
  return /^\p{L}{1,3}\s?[,.:;]/u.test(visible.slice(start, start + 6));
}

/** "Ticket no like R-0427", "member no": no exclusion follows. */
function isNumberSign(asked: Asked, hit: Place, clause: Place): boolean {
  const after = asked.reading.visible.slice(hit.end, clause.end);
  if (hit.end - hit.start > 3 || hit.start === clause.start) return false;
  return (
    /^[.:\s]*(?:[(（]|$|\d)/u.test(after) ||
    asked.cues.some(({ cue, start }) => !UNTELLING.includes(cue) && start >= hit.end && start - hit.end <= 2)
  );
}

function isAtStart(visible: string, clause: Place, start: number): boolean {
  return (
    visible
      .slice(clause.start, start)
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '').length <= 1
  );
}
