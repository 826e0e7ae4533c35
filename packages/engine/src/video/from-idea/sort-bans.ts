import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Exclusion, overlaps, type Place } from '../../reading/span.ts';
import { countWords, type Group, hasHit, hitsIn, isOneHit, part, textOf, withoutEdges } from './hits-in.ts';
import { hasPlainVerb, plainVerbs, startsWith } from './plain-verbs.ts';

/** The exclusions in a clause, and its wanted part. */
export type SortedClause = {
  things: Place[];
  wanted: Place[];
  /** The end of a ban is uncertain, so the clause is kept as typed. */
  isVerbatim: boolean;
};

const MAX_EMPTY_LEAD_WORDS = 2;
/** "Not loud music". */
const MAX_NAMED_WORDS = 2;
const DENYING: readonly Group[] = ['exclude', 'excludeAfter', 'video.negator', 'video.denial'];
const EDGES: readonly Group[] = ['joiner', 'contrast', 'video.filler', 'video.glue'];

/**
 * Separates exclusions from wanted parts. A negated verb ("he does not smile") is described, not excluded; text with
 * its own verb after an excluded thing is wanted again.
 */
export function sortBans(reading: IdeaReading, clause: Place, exclusions: readonly Exclusion[]): SortedClause {
  const bans = exclusions.flatMap((ban) => withinClause(reading, clause, ban) ?? []);
  const nominal = bans.filter((ban, index) => {
    const before = bans[index - 1];
    const isSecond = before !== undefined && !isVerbal(reading, clause, before) && isSibling(reading, before, ban);
    return isSecond || !isVerbal(reading, clause, ban);
  });
  if (nominal.length === 0) return { things: [], wanted: [clause], isVerbatim: false };
  const things: Place[] = [];
  const wanted: Place[] = [];
  let at = clause.start;
  let isTold = nominal.length < bans.length;
  let isVerbatim = false;
  for (const { place, things: named } of nominal) {
    const before = withoutEdges(reading, { start: at, end: Math.max(at, Math.min(place.start, clause.end)) }, EDGES);
    const lead = before === null ? null : withoutJoinedLetter(reading, before);
    const isInside = lead !== null && !isEmptyLead(reading, lead);
    // The end of the ban is uncertain, so none of it is used.
    const isOpen = named.some(
      (thing) => isUnsure(reading, thing, named[0]) || (isInside && mayHoldMore(reading, thing)),
    );
    isVerbatim ||= isOpen;
    const rest: Place | null = isOpen ? null : thingsOf(reading, named, things);
    if (isInside) {
      // "He has no hat", "she rides for the first time without a hat" and "men without hats walk by" are meaningful only as a whole.
      if (hasPlainVerb(reading, lead)) isTold = true;
      wanted.push(lead);
    }
    if (rest !== null) wanted.push(rest);
    at = Math.max(at, place.end);
  }
  // "In the picture" only says where it must not be.
  const tail = at < clause.end ? withoutEdges(reading, { start: at, end: clause.end }, ['scopeEnd']) : null;
  if (tail !== null) {
    if (wanted.length > 0) isTold = true;
    wanted.push(tail);
  }
  // "Almost no shake": what is left of the clause says nothing alone.
  const isQualified = wanted.length === 1 && isOneWord(reading, wanted[0]);
  if (isQualified) return { things: [], wanted: [clause], isVerbatim: true };
  return { things, wanted: isTold || isVerbatim ? [clause] : wanted, isVerbatim };
}

/** "Не черный и не коричневый": two words, ruled out in the same way. */
function isSibling(reading: IdeaReading, first: Exclusion, { things, place }: Exclusion): boolean {
  const [thing] = things;
  const [other] = first.things;
  if (thing === undefined || other === undefined || things.length > 1 || first.things.length > 1) return false;
  const operator = (one: Place, named: Place) => textOf(reading, { start: one.start, end: named.start }).trim();
  const isShort = [thing, other].every((one) => countWords(textOf(reading, one)) === 1);
  const isNext = part(reading, first.place.end, place.start) === null;
  const isSame = operator(place, thing) === operator(first.place, other);
  return isShort && isNext && isSame && !startsWith(reading, thing, ['video.verbs']);
}

/** The line that is spoken although nobody speaks is no music. */
export function bannedMusic(reading: IdeaReading, clause: Place): Place[] {
  return sortBans(reading, clause, reading.exclusions).things.filter((thing) =>
    reading.concepts.some(({ id, ...span }) => id === 'sound.music' && overlaps(span, thing)),
  );
}

/** "و" is written to the word that it joins, here that of the ban. */
function withoutJoinedLetter(reading: IdeaReading, place: Place): Place | null {
  const joined = /(?:^|\s+)\p{Script=Arabic}$/u.exec(textOf(reading, place));
  return joined === null ? place : part(reading, place.start, place.start + joined.index);
}

function isOneWord(reading: IdeaReading, place: Place | undefined): boolean {
  return place !== undefined && /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(textOf(reading, place));
}

/** A ban may extend over a clause about something else; a word after its object excludes only the adjacent thing. */
function withinClause(reading: IdeaReading, clause: Place, { things, place }: Exclusion): Exclusion | null {
  if (!overlaps(place, clause)) return null;
  // "No people except the diver" is kept whole.
  if (hasHit(reading, clause, ['video.except'])) return null;
  const isBehind = !startsWith(reading, place, ['exclude']);
  if (isBehind && place.end > clause.end) return null;
  // A list continues after its commas, but not after the start of a different field.
  const isCut =
    place.start < clause.start &&
    /[\p{L}\p{M}\p{N}]$/u.test(reading.visible.slice(Math.max(0, clause.start - 4), clause.start).trimEnd());
  if (!isBehind && isCut) return null;
  const own = things.flatMap((thing) => {
    if (!overlaps(thing, clause)) return [];
    const clipped = { start: Math.max(thing.start, clause.start), end: Math.min(thing.end, clause.end) };
    if (isDone(reading, clipped)) return [];
    const bare = isBehind ? withoutDeniedVerb(reading, clipped) : clipped;
    return bare === null ? [] : [bare];
  });
  const within = isBehind ? { start: Math.max(place.start, clause.start), end: place.end } : place;
  return own.length === 0 ? null : { things: own, place: within };
}

/** Alone, nouns end in -ть, too ("сеть", "кровать"), but not behind these syllables of verbs. */
const ONE_VERB = /^(?!кровать$)\p{Script=Cyrillic}{3,}(?:ова|ева|ыва|ива|ля|ня|ди|ши|ни|ну)ть$/u;

/** "마지막 말을 자르지 말고", "не переводить", "不要剪掉最后一句": a forbidden action is not a thing. */
function isDone(reading: IdeaReading, thing: Place): boolean {
  const text = textOf(reading, thing);
  if (/\s\p{Script=Cyrillic}+(?:(?<!с)ть|ться)$/u.test(text) || ONE_VERB.test(text)) return true;
  if (/^\p{Script=Han}+$/u.test(text)) return countWords(text) > MAX_NAMED_WORDS && !text.includes('的');
  return /\p{Script=Hangul}\s\p{Script=Hangul}+\s\p{Script=Hangul}{1,6}지(?:는|도)?$/u.test(text);
}

/** "음악 깔지 말고" excludes the music. */
export function withoutDeniedVerb(reading: IdeaReading, thing: Place): Place | null {
  const verb = /\s\p{Script=Hangul}{1,6}지(?:는|도)?$/u.exec(textOf(reading, thing));
  const noun = verb === null ? null : part(reading, thing.start, thing.start + verb.index);
  if (noun === null) return thing;
  return withoutParticle(reading, noun);
}

/** "음악은": Korean writes a particle to its noun. */
export function withoutParticle(reading: IdeaReading, noun: Place): Place {
  const particle = /(?<=\p{Script=Hangul}{2})(?:은|는|을|를|도)$/u.exec(textOf(reading, noun))?.[0].length ?? 0;
  return { start: noun.start, end: noun.end - particle };
}

/** Adds the exclusions; returns the part that a joiner with its own verb, or "only", makes a new statement. */
function thingsOf(reading: IdeaReading, named: readonly Place[], things: Place[]): Place | null {
  const end = named.at(-1)?.end ?? 0;
  for (const [index, thing] of named.entries()) {
    const only = hitsIn(reading, thing, ['video.turn'])[0];
    const isStatement = plainVerbs(reading, thing).some(({ start }) => part(reading, thing.start, start) !== null);
    if (index > 0 && isStatement && !isParticiple(reading, thing)) return part(reading, thing.start, end);
    const banned = { start: startOfBan(reading, thing), end: only?.start ?? thing.end };
    const bare = withoutEdges(reading, banned, ['video.filler', 'joiner', 'video.thereIs']);
    if (bare !== null && !isNobody(reading, bare)) things.push(bare);
    if (only !== undefined) return part(reading, only.start, end);
  }
  return null;
}

/** "Sin música y ella …": a pronoun or a number alone names nothing that could be left out. */
function isNobody(reading: IdeaReading, thing: Place): boolean {
  return isOneHit(reading, thing, ['video.pronoun']) || /^\d+$/.test(textOf(reading, thing));
}

/** "Without music and text a candle burns down": no punctuation separates the ban from the action. */
function isUnsure(reading: IdeaReading, thing: Place, first: Place | undefined): boolean {
  // "No one without a hat": a double negation is not a thing.
  if (hasHit(reading, thing, DENYING) || startsWith(reading, thing, ['video.relative'])) return true;
  // "字幕只要英文，不要中文的": the noun stands in another clause.
  if (/^\p{Script=Han}+的$/u.test(textOf(reading, thing))) return true;
  const verb = plainVerbs(reading, thing).find(({ start }) => part(reading, thing.start, start) !== null);
  if (verb === undefined || isParticiple(reading, thing) || hasHit(reading, thing, ['video.turn'])) return false;
  if (/[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Han}]/u.test(textOf(reading, thing))) return false;
  const isNoun = startsWith(reading, thing, ['video.determiner']);
  return thing.start === first?.start
    ? countWords(textOf(reading, { start: thing.start, end: verb.start })) > 1
    : !isNoun;
}

/** "Rides off without training wheels in the yard": inside a clause, the rest of it follows without a mark. */
function mayHoldMore(reading: IdeaReading, thing: Place): boolean {
  const bare = withoutEdges(reading, thing, ['video.determiner', 'video.thereIs', 'video.filler']) ?? thing;
  return countWords(textOf(reading, bare)) > MAX_NAMED_WORDS || hasHit(reading, bare, ['video.placeStart']);
}

/** In verb-final languages, everything up to a verb before the ban is description ("아래에서 찍고 자막 없이"). */
function startOfBan(reading: IdeaReading, thing: Place): number {
  if (!/[\p{Script=Hangul}\p{Script=Hiragana}]/u.test(textOf(reading, thing))) return thing.start;
  const end = hitsIn(reading, thing, ['video.verbs', 'video.chain', 'video.justEnd']).at(-1)?.end ?? thing.start;
  const word = /^[\p{Script=Hangul}]*/u.exec(reading.visible.slice(end, thing.end))?.[0].length ?? 0;
  const start = end + word;
  if (end === thing.start || start >= thing.end) return thing.start;
  // "セミの声だけでBGMいらない": the particle belongs to what comes before it.
  const text = reading.visible.slice(start, thing.end);
  return /^[でとはがも][\p{Script=Katakana}\p{Script=Han}\p{Script=Latin}]/u.test(text) ? start + 1 : start;
}

function isParticiple(reading: IdeaReading, thing: Place): boolean {
  return plainVerbs(reading, thing).every((verb) => /(?:ing|ando|endo|iendo|indo)$/.test(textOf(reading, verb)));
}

/** "There is no", "it has no". */
function isEmptyLead(reading: IdeaReading, lead: Place): boolean {
  const isShort = countWords(textOf(reading, lead)) <= MAX_EMPTY_LEAD_WORDS;
  return isShort && hasHit(reading, lead, ['video.thereIs']);
}

/** "Não abrasileirem", "no traduzcan": one word behind "not" with the ending of an order to several. */
function isPluralOrder(reading: IdeaReading, thing: Place): boolean {
  const text = textOf(reading, thing);
  return /^[a-z]{5,}(?:em|am|en|an|ete|ate|ez)$/.test(text) && !reading.concepts.some((span) => overlaps(span, thing));
}

/** "Ni se inmuta": a verb in any case. */
const REFLEXIVE = /^(?:se|si|sich)\s/u;

function isVerbal(reading: IdeaReading, clause: Place, { place, things }: Exclusion): boolean {
  const thing = things[0];
  if (thing === undefined) return false;
  // Text in brackets stays in them.
  const before = reading.visible.slice(clause.start, place.start);
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return true;
  // "Not red but orange".
  const turned = hitsIn(reading, { start: place.end, end: clause.end }, ['contrast'])[0];
  if (turned !== undefined && part(reading, place.end, turned.start) === null) return true;
  if (hasHit(reading, clause, ['video.camera']) && !startsWith(reading, clause, ['exclude'])) return true;
  const said = part(reading, clause.start, place.start);
  const isSaid = said !== null && withoutEdges(reading, said, EDGES) !== null;
  if (isSaid && (startsWith(reading, thing, ['video.verbs']) || REFLEXIVE.test(textOf(reading, thing)))) return true;
  const isDenial = hitsIn(reading, clause, ['video.denial']).some(
    (hit) => overlaps(hit, place) && !things.some((one) => contains(one, hit)),
  );
  if (isDenial) return true;
  const negator = hitsIn(reading, { start: clause.start, end: Math.max(place.start, thing.start) }, [
    'video.negator',
  ]).find(({ end }) => end > place.start);
  const isBare = negator !== undefined && part(reading, negator.end, thing.start) === null;
  if (!isBare) return false;
  // "Don't cut the last word": more than one word is an action, unless it names a sound or lettering.
  const words = countWords(textOf(reading, thing));
  const isNamed =
    words <= 1 || (words <= MAX_NAMED_WORDS && hasHit(reading, thing, ['video.sound', 'video.lettering']));
  return isSaid || !isNamed || startsWith(reading, thing, ['video.verbs']) || isPluralOrder(reading, thing);
}
