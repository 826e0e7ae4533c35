import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { type GroupHit, jsonLexiconOf, typedWord } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import type { Clause } from '../split-clauses.ts';
import { matchOf } from './clause-role.ts';

type NamedValue = { name: string; value: string };
type NamedClause = {
  values: NamedValue[];
  /** The values hold all that the clause says. */
  isSaid: boolean;
};
type Place = Pick<Clause, 'start' | 'end'>;

const SPACELESS = /[\u2e80-\uffff]/;
/** What an inflection may add to a stem. */
const MAX_ENDING_CHARS = 3;
const MAX_LITTLE_WORD_CHARS = 4;
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu;
/** "Slate blue" is a colour, "a cat in blue" is none. */
const MAX_COLOR_WORDS = 2;
/** "Late autumn afternoon" is a time; of a longer clause only the word is. */
const MAX_TIME_WORDS = 3;

/**
 * What a clause says of light, colour, time and the rest.
 * @param isWhole the clause is short and stands beside the subject, so that it is about what it names
 */
export function nameValues(
  asked: JsonReading,
  clause: Place,
  { inside, isWhole }: { inside: readonly GroupHit[]; isWhole: boolean },
): NamedClause {
  const { folded } = asked;
  const nameOf = ({ group }: GroupHit) => group.slice(group.indexOf(':') + 1);
  const colorHits = inside.filter((hit) => nameOf(hit) === 'color');
  const lit = withoutUnlit(inside).filter(
    (hit) => nameOf(hit) !== 'time' || (isOwnWord(hit, folded.text) && !colorHits.some((color) => holds(color, hit))),
  );
  const others = lit.filter((hit) => nameOf(hit) !== 'color');
  const typed = typedBetween(folded, clause.start, clause.end).trim();
  if (!isWhole) {
    const said = others.filter((hit) => nameOf(hit) !== 'time' || standsAlone(hit, folded.text.slice(0, clause.end)));
    return { values: said.map((hit) => ({ name: nameOf(hit), value: typedWord(folded, hit) })), isSaid: false };
  }
  const isLit = lit.some(({ group }) => group === 'image:light');
  const colors = isLit ? [] : colorsIn(asked, clause, lit);
  if (colors.length > 0) return { values: colors.map((value) => ({ name: 'color', value })), isSaid: true };
  const main = mainOf(others);
  if (main === undefined) return { values: [], isSaid: false };
  const isLong = allMatches(typed, WORD).length > MAX_TIME_WORDS;
  if (nameOf(main) === 'time' && isLong) {
    return { values: [{ name: 'time', value: typedWord(folded, main) }], isSaid: false };
  }
  const time = isLit ? others.find((hit) => nameOf(hit) === 'time' && !isSame(hit, main)) : undefined;
  return {
    values: [
      { name: nameOf(main), value: typed },
      ...(time === undefined ? [] : [{ name: 'time', value: typedWord(folded, time) }]),
    ],
    isSaid: true,
  };
}

/** A night nurse is no night: a time ends its clause, or a little word comes next. */
function standsAlone(hit: GroupHit, text: string): boolean {
  if (SPACELESS.test(text.charAt(hit.end - 1))) return true;
  const next = /^\s+([\p{L}'’-]+)/u.exec(text.slice(wordEnd(hit, text)))?.[1];
  return next === undefined || next.length <= MAX_LITTLE_WORD_CHARS;
}

/** "Bleu nuit" is a colour, and no time. */
function holds(outer: GroupHit, inner: GroupHit): boolean {
  return outer.start < inner.end && inner.start < outer.end && outer.end - outer.start > inner.end - inner.start;
}

/** A summer party is no season. */
function isOwnWord(hit: GroupHit, text: string): boolean {
  return SPACELESS.test(text.charAt(hit.end - 1)) || wordEnd(hit, text) - hit.end <= MAX_ENDING_CHARS;
}

/** A lamp or a candle lights nothing, unless something beside it says so: it may be what a shop sells. */
function withoutUnlit(inside: readonly GroupHit[]): GroupHit[] {
  const isLight = ({ group }: GroupHit) => group === 'image:light';
  const isSaid = inside.some((hit) => isLight(hit) && hit.isStrong);
  return inside.filter((hit) => isSaid || !isLight(hit));
}

/** A clause is about what it names first; one that names light or sound is about that. */
function mainOf(inside: readonly GroupHit[]): GroupHit | undefined {
  return (
    inside.find(({ group }) => group === 'image:shadow' || group === 'image:light' || group === 'video:sound') ??
    inside[0]
  );
}

function isSame(one: GroupHit, other: GroupHit): boolean {
  return one.start === other.start;
}

/** The colours of a clause that names nothing else; the colour of a thing is no palette. */
function colorsIn(
  { folded, visible, json }: JsonReading,
  { start, end: clauseEnd }: Place,
  hits: readonly GroupHit[],
): string[] {
  const { fieldJoiner, paletteLead, paletteTail } = jsonLexiconOf(json.words).patterns;
  const end = start + (matchOf(paletteTail, visible.slice(start, clauseEnd))?.index ?? clauseEnd - start);
  const before = matchOf(paletteLead, visible.slice(start, end))?.[0].length ?? 0;
  // "Earth tones" is a colour of its own.
  const isOwn = hits.some((hit) => hit.group.endsWith(':color') && hit.start < start + before);
  const lead = isOwn ? 0 : before;
  const joiners = allMatches(visible.slice(start + lead, end), new RegExp(fieldJoiner.source, 'gu'));
  const colors: string[] = [];
  let from = start + lead;
  for (const { index, 0: joiner } of [...joiners, { index: end - start - lead, 0: '' }]) {
    const to = start + lead + index;
    const words = allMatches(visible.slice(from, to), WORD);
    const last = words.at(-1);
    const lastStart = from + (last?.index ?? 0);
    const lastEnd = lastStart + (last?.[0].length ?? 0);
    const isColor = hits.some(
      (hit) => hit.group.endsWith(':color') && isMostOf(hit, [lastStart, lastEnd], folded.text),
    );
    if (!isColor || words.length > MAX_COLOR_WORDS) return [];
    colors.push(typedBetween(folded, from, to).trim());
    from = to + joiner.length;
  }
  return colors;
}

/** Where words are not set apart, "white" within "white space" is no colour. */
function isMostOf(hit: GroupHit, [start, end]: [number, number], text: string): boolean {
  if (hit.start >= end || hit.end <= start) return false;
  if (SPACELESS.test(text.charAt(hit.end - 1))) return (hit.end - hit.start) * 2 > end - start;
  return wordEnd(hit, text) >= end;
}

/** Where the word ends that a stem begins. */
function wordEnd({ end }: GroupHit, text: string): number {
  return end + (/^[\p{L}\p{M}]*/u.exec(text.slice(end))?.[0].length ?? 0);
}
