import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { jsonLexiconOf } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import { type Clause, splitClauses } from '../split-clauses.ts';
import { matchOf } from './clause-role.ts';

/** Range of the field list in the folded idea. */
type List = { start: number; end: number } | null;

const MAX_RULES = 12;
const MAX_RULE_CHARS = 240;
/** The request itself, before the description. */
const OPENING = /^[^\n]{0,80}[:：]\s+(?=\S)/;
/** "As JSON" applies to every result; a longer rule says something about it. */
const SAYS_JSON = /\bjson/i;
const MAX_BESIDE_JSON = 4;

/** The rules for the result in addition to its fields: instructions before the list, and all sentences after it. */
export function statedRules(asked: JsonReading, list: List, until: number): string[] {
  if (list === null) return [];
  const { folded, visible, json } = asked;
  const { instruction } = jsonLexiconOf(json.words).patterns;
  const pieces: { start: number; end: number }[] = [];
  for (const clause of splitClauses(visible.slice(0, until), [])) {
    const { opensSentence, end } = clause;
    const start = clause.start + joinedBy(clause, asked);
    const last = pieces.at(-1);
    const isAfter = start >= list.end;
    const isOwn = opensSentence || start > clause.start;
    if (isAfter && !isOwn && last !== undefined && last.start >= list.end) last.end = end;
    else if (isAfter || (end <= list.start && matchOf(instruction, visible.slice(start, end)) !== null))
      pieces.push({ start, end });
    else if (start < list.start && opensWithJob(asked, start)) pieces.push({ start, end: jobEnd(asked, list.start) });
  }
  return pieces
    .map(({ start, end }) =>
      (start >= list.end
        ? typedBetween(folded, start, end)
        : typedBetween(folded, start, end).replace(OPENING, '')
      ).trim(),
    )
    .filter((rule) => /\p{L}/u.test(rule) && rule.length <= MAX_RULE_CHARS && !isJsonAlone(rule, asked))
    .slice(0, MAX_RULES);
}

/** "Classify each review as …" asks for more than copying. */
function opensWithJob({ hits }: JsonReading, start: number): boolean {
  return hits.some((hit) => hit.start === start && /^step:(?:arrange|summarize|convert)$/.test(hit.group));
}

/** The request ends before the order that the fields belong to. */
function jobEnd({ visible, json }: JsonReading, listStart: number): number {
  const joiner = allMatches(visible.slice(0, listStart), jsonLexiconOf(json.words).patterns.fieldJoiner).at(-1);
  return joiner?.index ?? listStart;
}

/** "…, and do not guess" is a separate rule: the length of the word that joins it to the previous one, or 0. */
function joinedBy({ start, end, opensSentence }: Clause, { visible, json }: JsonReading): number {
  if (opensSentence) return 0;
  const { fieldJoiner, prohibition } = jsonLexiconOf(json.words).patterns;
  const joiner = matchOf(fieldJoiner, ` ${visible.slice(start, end)}`);
  if (joiner === null || joiner.index > 0) return 0;
  const length = joiner[0].length - 1;
  return matchOf(prohibition, visible.slice(start + length, end))?.index === 0 ? length : 0;
}

function isJsonAlone(rule: string, { json }: JsonReading): boolean {
  const letters = rule.replace(SAYS_JSON, '').match(/\p{L}/gu)?.length ?? 0;
  const isDenied = matchOf(jsonLexiconOf(json.words).patterns.prohibition, rule.toLowerCase()) !== null;
  return SAYS_JSON.test(rule) && letters <= MAX_BESIDE_JSON && !/\d/.test(rule) && !isDenied;
}

/** A statement about the output before its fields ("in German, at most 200 words") asks for more than copying. */
export function isRewritten({ idea }: JsonReading, list: List, stated: readonly string[]): boolean {
  return list !== null && stated.some((rule) => idea.indexOf(rule) < list.start);
}
