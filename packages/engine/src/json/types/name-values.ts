import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import { type GroupHit, jsonLexiconOf, typedWord } from '../json-cues.ts';
import type { JsonReading } from '../read-request.ts';
import type { Clause } from '../split-clauses.ts';
import { matchOf } from './clause-role.ts';

type NamedValue = { name: string; value: string };
type NamedClause = {
  values: NamedValue[];
  /** The values cover the whole clause. */
  isSaid: boolean;
};
type Place = Pick<Clause, 'start' | 'end'>;

const SPACELESS = /[\u2e80-\uffff]/;
/** What an inflection may add to a stem. */
const MAX_ENDING_CHARS = 3;
const MAX_LITTLE_WORD_CHARS = 4;
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu;
/** "Slate blue" is a color; "a cat in blue" is not. */
const MAX_COLOR_WORDS = 2;
/** "Late autumn afternoon" is a time; in a longer clause only the word is. */
const MAX_TIME_WORDS = 3;

/**
 * The light, color, time and so on in a clause.
 * @param isWhole the clause is short and next to the subject, so it is about the thing it names
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

/** A night nurse is not a night: a time ends its clause, or a small word follows. */
function standsAlone(hit: GroupHit, text: string): boolean {
  if (SPACELESS.test(text.charAt(hit.end - 1))) return true;
  const next = /^\s+([\p{L}'’-]+)/u.exec(text.slice(wordEnd(hit, text)))?.[1];
  return next === undefined || next.length <= MAX_LITTLE_WORD_CHARS;
}

/** "Bleu nuit" is a color, not a time. */
function holds(outer: GroupHit, inner: GroupHit): boolean {
  return outer.start < inner.end && inner.start < outer.end && outer.end - outer.start > inner.end - inner.start;
}

/** A summer party is not a season. */
function isOwnWord(hit: GroupHit, text: string): boolean {
  return SPACELESS.test(text.charAt(hit.end - 1)) || wordEnd(hit, text) - hit.end <= MAX_ENDING_CHARS;
}

/** A lamp or a candle is not a light source unless nearby words say so: it may be merchandise. */
function withoutUnlit(inside: readonly GroupHit[]): GroupHit[] {
  const isLight = ({ group }: GroupHit) => group === 'image:light';
  const isSaid = inside.some((hit) => isLight(hit) && hit.isStrong);
  return inside.filter((hit) => isSaid || !isLight(hit));
}

/** A clause is about the first thing it names; one that names light or sound is about that. */
function mainOf(inside: readonly GroupHit[]): GroupHit | undefined {
  return (
    inside.find(({ group }) => group === 'image:shadow' || group === 'image:light' || group === 'video:sound') ??
    inside[0]
  );
}

function isSame(one: GroupHit, other: GroupHit): boolean {
  return one.start === other.start;
}

/** The colors in a clause that names nothing else; the color of a thing is not a palette. */
function colorsIn(
  { folded, visible, json }: JsonReading,
  { start, end: clauseEnd }: Place,
  hits: readonly GroupHit[],
): string[] {
  const { fieldJoiner, paletteLead, paletteTail } = jsonLexiconOf(json.words).patterns;
  const end = start + (matchOf(paletteTail, visible.slice(start, clauseEnd))?.index ?? clauseEnd - start);
  const before = matchOf(paletteLead, visible.slice(start, end))?.[0].length ?? 0;
  // "Earth tones" is a separate color.
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

/** In scripts without spaces, "white" within "white space" is not a color. */
function isMostOf(hit: GroupHit, [start, end]: [number, number], text: string): boolean {
  if (hit.start >= end || hit.end <= start) return false;
  if (SPACELESS.test(text.charAt(hit.end - 1))) return (hit.end - hit.start) * 2 > end - start;
  return wordEnd(hit, text) >= end;
}

/** The end of the word that starts with a stem. */
function wordEnd({ end }: GroupHit, text: string): number {
  return end + (/^[\p{L}\p{M}]*/u.exec(text.slice(end))?.[0].length ?? 0);
}
