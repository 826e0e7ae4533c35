import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { formatAtEnd, formatAtStart } from './find-format.ts';
import { chainsIn, countWords, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import type { IdeaParts } from './idea-parts.ts';
import { findNounPhrase } from './noun-phrase.ts';
import { plainVerbs, startsWith } from './plain-verbs.ts';

/** Who does what where, in the clause that the clip is about. */
export function addScene(parts: IdeaParts, clause: Place): void {
  const scene = withoutFormat(parts, clause);
  if (scene === null) return;
  const { reading } = parts;
  const ends = hitsIn(reading, scene, ['video.subjectEnd', 'video.who']);
  if (isParticleLanguage(textOf(reading, scene))) addWithParticles(parts, scene);
  else if (ends.length > 0) addBehindSubject(parts, scene, ends);
  else addByVerb(parts, scene);
}

/** Adds what happens, and where, for a clause that names no new subject. */
function addAction(parts: IdeaParts, place: Place | null): void {
  const inner = place === null ? null : withoutFormat(parts, place);
  if (inner === null) return;
  const { reading } = parts;
  const ended = firstPlace(reading, inner);
  if (ended !== null) {
    parts.add('context', ended);
    parts.add('action', part(reading, ended.end, inner.end));
    return;
  }
  const begun = trailingPlace(reading, inner);
  parts.add('action', begun === null ? inner : part(reading, inner.start, begun));
  if (begun !== null) parts.add('context', part(reading, begun, inner.end));
}

/** A place that ends in a word for it, in front of the verb and of what the verb is done to. */
function firstPlace(reading: IdeaReading, inner: Place): Place | null {
  const begins = hitsIn(reading, inner, ['video.placeStart']);
  const verb = plainVerbs(reading, inner).find((hit) => !begins.some((other) => overlaps(other, hit)));
  const limit = Math.min(verb?.start ?? inner.end, hitsIn(reading, inner, ['video.objectEnd'])[0]?.start ?? inner.end);
  const last = hitsIn(reading, inner, ['video.placeEnd']).findLast((hit) => hit.end <= limit && hit.end < inner.end);
  if (last === undefined || isPath(reading, last)) return null;
  return { start: inner.start, end: last.end };
}

/** Where the last words of an action only say where it is; null where a verb needs them ("puts it in the box"). */
function trailingPlace(reading: IdeaReading, inner: Place): number | null {
  // In Chinese a place behind the verb completes it.
  if (/\p{Script=Han}/u.test(textOf(reading, inner))) return null;
  const verbs = hitsIn(reading, inner, ['video.verbs']);
  const lastVerb = verbs.at(-1);
  const from = lastVerb?.end ?? inner.start;
  if (hasHit(reading, { start: from, end: inner.end }, ['video.then', 'joiner'])) return null;
  const places = hitsIn(reading, { start: from, end: inner.end }, ['video.placeStart']).filter(
    ({ start, end }) => start > inner.start && end < inner.end && !isPath(reading, { start, end }),
  );
  const needsOne = hasHit(reading, inner, ['video.placing']);
  const place = needsOne ? places[1] : places[0];
  return place?.start ?? null;
}

function isPath(reading: IdeaReading, place: Place): boolean {
  return hasHit(reading, place, ['video.path']);
}

/** Takes what says how the clip looks off both edges. */
export function withoutFormat(parts: IdeaParts, clause: Place): Place | null {
  const { reading } = parts;
  let rest: Place | null = clause;
  // "Dessine un visage": a verb that looks like a way of drawing.
  const first = beginsWithVerb(reading, clause) ? null : formatAtStart(reading, clause);
  if (first !== null) {
    for (const { field, place } of first.parts) parts.add(field, place);
    rest = part(reading, first.end, clause.end);
  }
  if (rest === null) return null;
  const last = formatAtEnd(reading, rest);
  if (last !== null && last.start > rest.start && !isObject(reading, rest, last)) {
    for (const { field, place } of last.parts) parts.add(field, place);
    rest = part(reading, rest.start, last.start);
  }
  const bare = rest === null ? null : withoutEdges(reading, rest, ['joiner', 'video.filler']);
  return bare === null || isParticle(reading, bare) ? null : bare;
}

/** "X" for "por": one letter or two that say nothing alone. */
function isParticle(reading: IdeaReading, place: Place): boolean {
  const isShort = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,2}$/u.test(textOf(reading, place));
  return isShort && hasHit(reading, place, ['video.glue', 'video.before', 'video.link', 'joiner']);
}

function beginsWithVerb(reading: IdeaReading, clause: Place): boolean {
  const verb = hitsIn(reading, clause, ['video.verbs']).find(({ start }) => start === clause.start);
  return verb !== undefined && !reading.concepts.some(({ start, end }) => start === verb.start && end > verb.end);
}

function isObject(reading: IdeaReading, rest: Place, run: Place & { parts: readonly { field: string }[] }): boolean {
  const start = run.parts.find(({ field }) => field === 'ambiance' || field === 'style');
  if (start === undefined) return false;
  const place = { start: run.start, end: run.end };
  if (hasHit(reading, place, ['video.when', 'video.look', 'video.request'])) return false;
  const verb = hitsIn(reading, rest, ['video.verbs']).at(-1);
  const isFilm = run.parts.every(({ field }) => field !== 'ambiance');
  return (
    !isFilm ||
    (verb !== undefined && part(reading, verb.end, run.start) === null && !startsWith(reading, place, ['video.glue']))
  );
}

function isParticleLanguage(text: string): boolean {
  return /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(text);
}

/** Japanese and Korean: a place, somebody and a particle, and the rest; or what is done before who does it. */
function addWithParticles(parts: IdeaParts, scene: Place): void {
  const { reading } = parts;
  const ends = closersIn(reading, scene);
  const places = hitsIn(reading, scene, ['video.placeEnd']);
  // What stands before the first place and has a verb tells more of the place: "雨が降る街で".
  const place = places.find(({ end }) => {
    const isFollowed = ends.some(({ start }) => start >= end);
    const isAfterSubject = ends.some((hit) => hit.end <= end);
    return isFollowed && (!isAfterSubject || plainVerbs(reading, { start: scene.start, end }).length > 0);
  });
  const from = place?.end ?? scene.start;
  // Before a line, who speaks is who is named last.
  const isBeforeLine = reading.quotations.some(({ start }) => start >= scene.end && start - scene.end <= 2);
  const later = ends.filter(({ start }) => start > from);
  const end = isBeforeLine ? (later.findLast((hit) => hasChain(reading, from, hit.start)) ?? later[0]) : later[0];
  if (end !== undefined) {
    if (place !== undefined) parts.add('context', part(reading, scene.start, place.end));
    const chain = chainsIn(reading, { start: from, end: end.start }).findLast(
      (hit) => part(reading, hit.end, end.start) !== null,
    );
    if (chain !== undefined) parts.add('action', part(reading, from, chain.end));
    parts.add('subject', part(reading, chain?.end ?? from, end.start));
    addAction(parts, part(reading, end.end, scene.end));
    return;
  }
  const verb = plainVerbs(reading, scene).at(-1);
  const head = verb === undefined ? null : part(reading, endOfVerb(reading, verb, scene.end), scene.end);
  if (verb !== undefined && head !== null) {
    parts.add('subject', head);
    addAction(parts, part(reading, scene.start, head.start));
  } else if (verb === undefined) {
    const where = places.at(-1);
    if (where !== undefined) parts.add('context', part(reading, scene.start, where.end));
    parts.add('subject', part(reading, where?.end ?? scene.start, scene.end));
  } else addAction(parts, scene);
}

function hasChain(reading: IdeaReading, from: number, end: number): boolean {
  return chainsIn(reading, { start: from, end }).length > 0;
}

/** A topic closes a subject only near the start, where it is no verb that describes something ("걷는"). */
function closersIn(reading: IdeaReading, scene: Place): Place[] {
  const verbs = hitsIn(reading, scene, ['video.verbs']);
  const isTopic = (hit: Place) =>
    countWords(textOf(reading, { start: scene.start, end: hit.end })) <= 2 &&
    !verbs.some((verb) => verb.start < hit.end && !textOf(reading, { start: verb.start, end: hit.end }).includes(' '));
  const closers = hitsIn(reading, scene, ['video.subjectEnd']);
  // "은" ends adjectives, too ("작은 로봇이").
  const isSafe = (hit: Place) => closers.length === 0 || textOf(reading, hit) === '는';
  return [...closers, ...hitsIn(reading, scene, ['video.topicEnd']).filter((hit) => isTopic(hit) && isSafe(hit))]
    .filter(({ start }) => start > scene.start)
    .toSorted((a, b) => a.start - b.start);
}

/** A Korean word ends at a space; a Japanese verb at its last kana of inflection. */
function endOfVerb(reading: IdeaReading, verb: Place, end: number): number {
  const rest = reading.visible.slice(verb.end, end);
  if (/[\p{Script=Hangul}]/u.test(textOf(reading, verb))) return verb.end + (/^\S*/.exec(rest)?.[0].length ?? 0);
  const isClosed = /[るたうくすつぬむぶぐだ]$/.test(textOf(reading, verb));
  const tail = /^(?:て|で)?(?:い)?(?:る|た)|^[ぁ-ん]{0,4}?[るただうくす](?![ぁ-ん]?$)/u.exec(rest)?.[0].length ?? 0;
  return verb.end + (isClosed ? 0 : tail);
}

/** Turkish: who is often one of the words that close a subject. */
function addBehindSubject(parts: IdeaParts, scene: Place, ends: readonly Place[]): void {
  const { reading } = parts;
  const verb = plainVerbs(reading, scene)[0];
  const end = ends.find((hit) => verb === undefined || hit.end <= verb.start);
  if (end === undefined) {
    addByVerb(parts, scene);
    return;
  }
  const where = hitsIn(reading, scene, ['video.placeEnd']).findLast((hit) => hit.end <= end.start);
  if (where !== undefined) parts.add('context', part(reading, scene.start, where.end));
  const start = where?.end ?? scene.start;
  const joined = ends.find(
    (hit) => hit.start > end.end && isJoined(reading, end, hit) && (verb === undefined || hit.end <= verb.start),
  );
  parts.add('subject', part(reading, start, (joined ?? end).end));
  addAction(parts, part(reading, (joined ?? end).end, scene.end));
}

function isJoined(reading: IdeaReading, one: Place, other: Place): boolean {
  const between = { start: one.end, end: other.start };
  return (
    hasHit(reading, between, ['joiner']) && (part(reading, between.start, between.end)?.end ?? 0) - between.start < 12
  );
}

/** Languages with the verb behind its subject, and those that begin with the verb or the place. */
function addByVerb(parts: IdeaParts, scene: Place): void {
  const { reading } = parts;
  const found = findNounPhrase(reading, scene);
  parts.add('context', found.before);
  parts.add('subject', found.subject);
  parts.add('ambiance', found.when);
  parts.add('context', found.where);
  if (found.isWhole) parts.add('action', found.action);
  else addAction(parts, found.action);
}
