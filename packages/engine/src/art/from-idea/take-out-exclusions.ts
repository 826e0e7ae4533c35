import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, type Exclusion, overlaps, type Place } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { type ExplainedBan, explained } from './ban-reasons.ts';
import { isMixed, isShort, mayBeWanted } from './ban-things.ts';
import { artCuesIn, operatorOf } from './find-art-words.ts';
import { isBareNoun, isMidBan, overThereIs } from './mid-bans.ts';

/** The exclusions that may be taken out of the sentence: the things as typed, with their place. */
export type TakenOut = { things: readonly string[]; place: Place };

const MAX_THINGS = 8;
/** More than any real idea has. Each one is compared with all words, so hostile input would be slow. */
const MAX_BANS = 16;

/**
 * The bans with a certain scope: short things in a separate clause, or bare nouns after "without" at the end of one.
 * All others stay in the sentence, verbatim.
 */
export function takeOutExclusions(reading: IdeaReading, words: ReadingWords): TakenOut[] {
  const taken = explained(chained(reading).slice(0, MAX_BANS), reading, words).flatMap((exclusion) =>
    takenOut(exclusion, reading, words),
  );
  const left = withoutPlaces(
    reading.body,
    taken.map(({ place }) => place),
  );
  const isAnythingLeft = left.some((place) => /\p{L}/u.test(reading.visible.slice(place.start, place.end)));
  return isAnythingLeft ? taken : [];
}

/** The rest of a place. */
export function withoutPlaces(whole: Place, places: readonly Place[]): Place[] {
  const left: Place[] = [];
  let { start } = whole;
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    if (place.start > start) left.push({ start, end: place.start });
    start = Math.max(start, place.end);
  }
  return start < whole.end ? [...left, { start, end: whole.end }] : left;
}

/** "No black and white" excludes one thing: words that name one concept are not split. */
function asNamed(things: readonly Place[], { concepts }: IdeaReading): Place[] {
  const named: Place[] = [];
  for (const thing of things) {
    const last = named.at(-1);
    const isOne =
      last !== undefined &&
      concepts.some((span) => overlaps(span, thing) && contains(span, { ...last, end: thing.end }));
    if (isOne) named[named.length - 1] = { start: last.start, end: thing.end };
    else named.push(thing);
  }
  return named;
}

/** "Neither cars nor people" and "no cars and no people" are one ban. */
function chained({ exclusions, hits, visible }: IdeaReading): Exclusion[] {
  const chains: Exclusion[] = [];
  for (const exclusion of exclusions) {
    const last = chains.at(-1);
    const gap = last === undefined ? '' : visible.slice(last.place.end, exclusion.place.start);
    const isJoined =
      last !== undefined &&
      last.place.end <= exclusion.place.start &&
      (gap.trim() === '' ||
        hits.some(({ group, start, end }) => group === 'joiner' && visible.slice(start, end) === gap.trim()));
    if (!isJoined) chains.push(exclusion);
    else
      chains[chains.length - 1] = {
        things: [...last.things, ...exclusion.things],
        place: { start: last.place.start, end: exclusion.place.end },
      };
  }
  return chains;
}

function takenOut(exclusion: ExplainedBan, reading: IdeaReading, words: ReadingWords): TakenOut[] {
  const { visible, clauses, body } = reading;
  const { place, why } = exclusion;
  const things = asNamed(exclusion.things, reading);
  const operator = operatorOf(reading, place);
  const first = clauses.find((clause) => contains(clause, { start: place.start, end: place.start }));
  const last = clauses.findLast((clause) => clause.start < place.end && place.end <= clause.end);
  if (operator === undefined || first === undefined || last === undefined) return [];
  const end = trailingEnd(reading, place.end);
  if (end < Math.min(why?.start ?? last.end, last.end, body.end) - (why === null ? 0 : 1)) return [];
  const from = Math.max(first.start, body.start);
  const linked = linkedStart(visible, from, place.start, words);
  const opened = overThereIs(visible, from, linked, words);
  const start = opened === linked ? linked : linkedStart(visible, from, opened, words);
  const isOwn = start <= Math.max(first.start, body.start);
  if (why === null && isSpokenOf(reading, last, words)) return [];
  if (hasException(reading, { start: first.start, end: last.end }, words)) return [];
  if (isListGoingOn(reading, last) || isNamedThereOnly(reading, { start: place.end, end })) return [];
  const texts = things.map((thing, index) => ({
    start: thing.start,
    end: index === things.length - 1 && operator.start <= thing.start ? end : thing.end,
  }));
  const cue = visible.slice(operator.start, operator.end);
  const { takenOut: own, takenOutAtEnd, staysPut } = words.art;
  const isBehind = operator.group === 'excludeAfter' || operator.end === place.end;
  const isListed = own.includes(cue);
  const isKnown = isBehind
    ? isOwn && (isListed || !staysPut.some((part) => cue.includes(part)))
    : isOwn
      ? isListed
      : isMidBan(cue, place, first, reading, words) ||
        ((takenOutAtEnd.includes(cue) || takenOutAtEnd.includes(visible.slice(start, operator.end))) &&
          !isAlternative(reading, start));
  const fits = things.length <= MAX_THINGS && things.every((thing) => isShort(thing, reading, words, isOwn));
  // "NG: text, people" continues to the end of its sentence.
  if (cue.endsWith(':') && last.end < body.end) return [];
  const isInflected =
    words.art.oneWord.includes(cue) && things.some((thing) => /\s/.test(visible.slice(thing.start, thing.end)));
  if (
    !isKnown ||
    !fits ||
    !things.every((thing) => isBareNoun(visible, thing, words, isListed)) ||
    isInflected ||
    isMixed(things, visible, words) ||
    mayBeWanted(things, place, reading, words.art.carried)
  )
    return [];
  return [
    {
      things: texts.map((thing) => typedAt(reading, withoutEmphasis(trimmedTail(reading, thing), reading, words))),
      place: { start, end: why?.end ?? end },
    },
  ];
}

/** "No format other than a scroll", "no text, except the date": what is wanted must not land in the list. */
function hasException(reading: IdeaReading, whole: Place, words: ReadingWords): boolean {
  return artCuesIn(reading, words).some(
    ({ group, ...at }) =>
      (/^(?:only|exceptions)$/.test(group) && overlaps(at, whole)) ||
      (group === 'exceptions' &&
        /^[\s,،，、]*$/u.test(reading.visible.slice(whole.end, Math.max(whole.end, at.start)))),
  );
}

/** Skips words that only give a position in the picture, and politeness. */
function trailingEnd(reading: IdeaReading, from: number): number {
  let end = from;
  for (let isMoving = true; isMoving; ) {
    const next = end + (/^\s*/.exec(reading.visible.slice(end, end + 3))?.[0].length ?? 0);
    const hit = reading.hits.find(
      ({ group, start }) => start === next && (group === 'scopeEnd' || group === 'lead.out'),
    );
    isMoving = hit !== undefined && hit.end > end;
    if (hit !== undefined) end = hit.end;
  }
  return end;
}

/** Without "please", and without the "and" of "no wheat and only one color". */
function trimmedTail(reading: IdeaReading, thing: Place): Place {
  const tail = reading.hits.findLast(
    (hit) => (hit.group === 'lead.out' || hit.group === 'joiner') && hit.start > thing.start && hit.end === thing.end,
  );
  return tail === undefined ? thing : { start: thing.start, end: tail.start };
}

/** "No blue anywhere" leaves out blue. A place ("on the poster") remains. */
function withoutEmphasis(thing: Place, { visible }: IdeaReading, { art }: ReadingWords): Place {
  let { start, end } = thing;
  for (const word of art.emphasis) {
    const text = visible.slice(start, end);
    // Without a space before it: a script without spaces, or a particle and the word ("은 절대").
    const isJoined = /[\p{Script=Han}\p{Script=Hiragana}]|^\p{Script=Hangul} /u.test(word);
    if (text.endsWith(isJoined ? word : ` ${word}`)) end = start + text.slice(0, -word.length).trimEnd().length;
    else if (text.startsWith(isJoined ? word : `${word} `)) start += word.length + (isJoined ? 0 : 1);
  }
  return start < end ? { start, end } : thing;
}

/** Steps back over "and", "with" and similar words. */
function linkedStart(visible: string, from: number, to: number, words: ReadingWords): number {
  const link = new Set([...words.art.link, ...words.art.emphasis]);
  let start = to;
  for (;;) {
    const before = visible.slice(from, start);
    const word = /([\p{L}\p{M}'.]+)\s*$/u.exec(before.slice(-24));
    if (before.trim() === '') return from;
    if (word?.[1] === undefined || !link.has(word[1])) return start;
    start -= word[0].length;
  }
}

/** "No dedication, that comes later": the thing referred to has to remain. */
function isSpokenOf({ clauses, visible }: IdeaReading, last: Place, words: ReadingWords): boolean {
  const next = clauses[clauses.indexOf(last) + 1];
  if (next === undefined) return false;
  const text = visible.slice(next.start, next.start + 24);
  const word = /^[\p{L}\p{M}']+/u.exec(text)?.[0] ?? '';
  const isDense = /\p{Script=Han}|\p{Script=Hiragana}/u.test(word);
  return words.art.refers.some((one) => (isDense || one.endsWith("'") ? text.startsWith(one) : word === one));
}

/** "No text on the poster": nothing else says that this is a poster. */
function isNamedThereOnly({ concepts }: IdeaReading, frame: Place): boolean {
  const named = concepts.filter((concept) => concept.state === 'asked' && overlaps(frame, concept));
  return named.some(({ id }) => !concepts.some((other) => other.id === id && !overlaps(frame, other)));
}

/** "With or without flowers". */
function isAlternative({ hits, visible }: IdeaReading, start: number): boolean {
  const end = visible.slice(0, start).trimEnd().length;
  return hits.some((hit) => (hit.group === 'either' || hit.group === 'joiner') && hit.end === end);
}

/** "No people, cars and logos" may continue over its commas, so no part of it may be left behind. */
function isListGoingOn({ clauses, hits, visible, exclusions, body }: IdeaReading, last: Place): boolean {
  for (const clause of clauses.slice(clauses.indexOf(last) + 1, clauses.indexOf(last) + 7)) {
    const isShortClause = visible.slice(clause.start, clause.end).split(/\s+/).length <= 3;
    if (clause.start >= body.end || !isShortClause) return false;
    if (exclusions.some(({ place }) => overlaps(place, clause))) return false;
    if (/[.;!?。！？\n]/.test(visible.slice(last.end, clause.start))) return false;
    if (hits.some((hit) => hit.group === 'joiner' && contains(clause, hit))) return true;
  }
  return false;
}
