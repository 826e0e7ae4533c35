import { allMatches } from '../text/all-matches.ts';
import type { Hit } from './lexicon-of.ts';
import { contains, type Exclusion, overlaps, type Place } from './span.ts';
import { trimmed } from './split-clauses.ts';

/**
 * The exclusions of an idea. The object of a negation is open-ended: everything between the word and the end of its
 * clause, in the direction that the language uses; there is no list of things.
 */
export function findExclusions(
  visible: string,
  clauses: readonly Place[],
  hits: readonly Hit[],
  articles: ReadonlySet<string>,
): Exclusion[] {
  const harmless = hits.filter(({ group }) => group === 'harmless');
  const real = hits.filter((hit) => !harmless.some((other) => overlaps(other, hit)));
  const joiners = real.filter(({ group }) => group === 'joiner');
  const ends = real.filter(({ group }) => group === 'scopeEnd');
  const exclusions: Exclusion[] = [];
  // In scripts without spaces, a space is a punctuation mark.
  const isSpaceless = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(visible);
  for (const clause of clauses) {
    const inside = real.filter((hit) => contains(clause, hit));
    const before = inside.filter(({ group }) => group === 'exclude');
    // "Не надо людей", "людей не надо": at the end of its clause, such a word has its object in front of it.
    const isAfter = (hit: Hit) => hit.end === clause.end || !before.some(({ start }) => start === hit.start);
    const after = wholeOperator(inside.filter((hit) => hit.group === 'excludeAfter' && isAfter(hit)));
    if (after !== undefined) {
      const limits = inside.flatMap((hit) =>
        isBoundary(hit, after) ? [hit.end] : (oneTakeEnd(visible, hit, after) ?? []),
      );
      const start = Math.max(clause.start, isSpaceless ? lastSpaceBefore(visible, after.start) : 0, ...limits);
      const things = thingsIn(visible, { start, end: after.start }, joiners);
      if (things.length > 0) exclusions.push({ things, place: { start, end: after.end } });
    }
    for (const [index, { start, end }] of before.entries()) {
      if (after !== undefined && start < after.end) continue;
      const next = before[index + 1];
      const listed = next?.start ?? listEnd(visible, clauses, clause, real, articles);
      const to = Math.min(listed, bracketEnd(visible, clause, start));
      const scope = { start: end, end: scopeEnd(ends, { start: end, end: to }, opens(visible, clause, start)) };
      const things = thingsIn(visible, scope, joiners);
      if (things.length > 0) exclusions.push({ things, place: { start, end: scope.end } });
    }
  }
  return exclusions;
}

/** "Mustard (not yellow!) socks on a pier": what is ruled out in brackets ends with them. */
function bracketEnd(visible: string, clause: Place, at: number): number {
  const before = visible.slice(Math.max(clause.start, at - MAX_BRACKET_CHARS), at);
  const isInside = /[(（][^)）]*$/u.test(before);
  const close = isInside ? visible.slice(at, at + MAX_BRACKET_CHARS).search(/[)）]/u) : -1;
  return close < 0 ? Number.POSITIVE_INFINITY : at + close;
}

const MAX_BRACKET_CHARS = 120;

/** The last one, with what it overlaps: "나오면 안" and "안돼요" are one. */
function wholeOperator(operators: readonly Hit[]): Hit | undefined {
  const last = operators.at(-1);
  if (last === undefined) return undefined;
  let { start } = last;
  for (const one of operators.toReversed()) if (one.end > start) start = Math.min(start, one.start);
  return { ...last, start };
}

/** The exclusion of an operator after its object starts after the subject, the place, or another operator. */
function isBoundary(hit: Hit, after: Hit): boolean {
  return hit.end <= after.start && LIMITS.includes(hit.group);
}

/** "Tek plan kesme yok", "ワンカットで字幕なし": what is wanted in one take is no part of what is ruled out behind it. */
function oneTakeEnd(visible: string, { group, end }: Hit, after: Hit): number | null {
  if (group !== 'move.one-take' || end > after.start) return null;
  const gap = /^(?:\s+|で)(?=\p{L})/u.exec(visible.slice(end, after.start));
  return gap === null ? null : end + gap[0].length;
}

const LIMITS: readonly Hit['group'][] = ['contrast', 'excludeAfter', 'verbEnd', 'video.subjectEnd', 'video.placeEnd'];

/**
 * "No text on the poster" does not ban the poster. Nor is the part before a particle banned, unless the whole clause is
 * a ban ("别提狗的事").
 */
function scopeEnd(hits: readonly Hit[], scope: Place, isOwnClause: boolean): number {
  const end = hits.find(
    (hit) => hit.start > scope.start && hit.start < scope.end && (!isOwnClause || hit.end - hit.start > 1),
  );
  return end?.start ?? scope.end;
}

/** "也别画": one character is an adverb. */
function opens(visible: string, clause: Place, start: number): boolean {
  return start === clause.start || (start === clause.start + 1 && /\p{Script=Han}/u.test(visible.charAt(clause.start)));
}

function lastSpaceBefore(visible: string, end: number): number {
  return visible.slice(0, end).trimEnd().lastIndexOf(' ') + 1;
}

const MAX_LISTED_CLAUSES = 6;
const MAX_LISTED_WORDS = 3;
const MAX_LAST_WORDS = 8;

/**
 * "No people, text or cars": a list continues over its commas to the clause whose joiner carries the negation. "Sans
 * texte, une plage et un phare" is not such a list.
 */
function listEnd(
  visible: string,
  clauses: readonly Place[],
  clause: Place,
  hits: readonly Hit[],
  articles: ReadonlySet<string>,
): number {
  const list = (place: Place) => visible.slice(place.start, place.end).split(/\s+/);
  const wordsIn = (place: Place) => list(place).length;
  const isOf = (group: Hit['group'], place: Place) => hits.some((hit) => hit.group === group && contains(place, hit));
  const from = clauses.indexOf(clause) + 1;
  const rest = clauses.slice(from, from + MAX_LISTED_CLAUSES);
  const last = rest.findIndex((next) => isOf('either', next));
  const listed = rest.slice(0, last + 1);
  const isList =
    last >= 0 &&
    listed.every((next, index) => wordsIn(next) <= (index === last ? MAX_LAST_WORDS : MAX_LISTED_WORDS)) &&
    !listed.some((next) => isOf('exclude', next) || isOf('contrast', next) || isOf('video.verbs', next)) &&
    !listed.some((next) => list(next).some((word) => articles.has(word))) &&
    wordsIn(clause) <= MAX_LAST_WORDS;
  return (isList ? listed.at(-1) : clause)?.end ?? clause.end;
}

const LIST_MARK = /[,،、，]\s?/gu;

function thingsIn(visible: string, scope: Place, joiners: readonly Hit[]): Place[] {
  const commas = allMatches(visible.slice(scope.start, scope.end), LIST_MARK).map(({ index, 0: mark }) => ({
    start: scope.start + index,
    end: scope.start + index + mark.length,
  }));
  const cuts = [...joiners.filter((joiner) => contains(scope, joiner)), ...commas].toSorted(
    (a, b) => a.start - b.start,
  );
  const things: Place[] = [];
  let start = scope.start;
  for (const cut of [...cuts, { start: scope.end, end: scope.end }]) {
    const thing = trimmed(visible, { start, end: cut.start });
    if (thing !== null) things.push(thing);
    start = cut.end;
  }
  return things;
}
