import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { plainVerbs, startsWith } from './technical-field.ts';

/** `isWhole`: the reading is not sure where the subject ends, and the action has the clause as it was typed. */
export type Scene = Record<'before' | 'subject' | 'where' | 'action', Place | null> & { isWhole: boolean };

const NOTHING: Scene = { before: null, subject: null, where: null, action: null, isWhole: false };

export function findNounPhrase(reading: IdeaReading, scene: Place): Scene {
  const verb = mainVerb(reading, scene);
  const isPlaceFirst = startsWith(reading, scene, ['video.placeStart']) || endsPlaceFirst(reading, scene, verb);
  if (verb === undefined) return withoutVerb(reading, scene, isPlaceFirst);
  if (part(reading, scene.start, verb.start) === null) return verbFirst(reading, scene, verb);
  if (isPlaceFirst) return placeFirst(reading, scene, verb);
  const place = hitsIn(reading, { start: scene.start, end: verb.start }, ['video.placeStart'])[0];
  return {
    ...NOTHING,
    subject: part(reading, scene.start, place?.start ?? verb.start),
    where: place === undefined ? null : part(reading, place.start, verb.start),
    action: part(reading, verb.start, scene.end),
  };
}

/** The first verb that is not in a relative clause; what is between "who" and a second verb describes the subject. */
function mainVerb(reading: IdeaReading, scene: Place): Place | undefined {
  const verbs = plainVerbs(reading, scene);
  const first = verbs[0];
  if (first === undefined) return undefined;
  const who = hitsIn(reading, scene, ['video.relative']).find(({ end }) => end <= first.start);
  const isRelative = who !== undefined && part(reading, scene.start, who.start) !== null && first.start - who.end <= 2;
  const second = verbs.find(({ start }) => start >= first.end);
  const isNextClause =
    second !== undefined && hasHit(reading, { start: first.end, end: second.start }, ['joiner', 'video.then']);
  return isRelative && second !== undefined && !isNextClause ? second : first;
}

function withoutVerb(reading: IdeaReading, scene: Place, isPlaceFirst: boolean): Scene {
  if (isPlaceFirst) {
    const closed = hitsIn(reading, scene, ['video.placeEnd'])[0];
    if (closed === undefined) return { ...NOTHING, subject: scene };
    return {
      ...NOTHING,
      before: part(reading, scene.start, closed.end),
      subject: part(reading, closed.end, scene.end),
    };
  }
  const place = hitsIn(reading, scene, ['video.placeStart']).find(({ start }) => start > scene.start);
  if (place === undefined) return { ...NOTHING, subject: scene };
  return { ...NOTHING, subject: part(reading, scene.start, place.start), where: part(reading, place.start, scene.end) };
}

/** "Walks a cat in the street": who it is ends at the next small word. */
function verbFirst(reading: IdeaReading, scene: Place, verb: Place): Scene {
  const rest = part(reading, verb.end, scene.end);
  const subject = rest === null ? null : firstNouns(reading, rest);
  return { ...NOTHING, subject, action: scene, isWhole: true };
}

/** "On the market stands a woman with eggs", "in the garage my grandpa mends a bike". */
function placeFirst(reading: IdeaReading, scene: Place, verb: Place): Scene {
  const before = part(reading, scene.start, verb.start);
  if (before === null) return verbFirst(reading, scene, verb);
  const closed = hitsIn(reading, before, ['video.placeEnd']).at(-1);
  const begun = hitsIn(reading, before, ['video.placeStart'])[0];
  const split =
    closed?.end ?? (begun === undefined ? undefined : endOfPlace(reading, { start: begun.end, end: before.end }));
  const subject = split === undefined ? null : part(reading, split, before.end);
  if (split !== undefined && subject !== null) {
    return {
      ...NOTHING,
      before: part(reading, before.start, split),
      subject,
      action: part(reading, verb.start, scene.end),
    };
  }
  const rest = part(reading, verb.end, scene.end);
  const behind = rest === null ? null : firstNouns(reading, rest);
  return { ...NOTHING, before, subject: behind, action: part(reading, verb.start, scene.end) };
}

/** Where the noun of a place ends and the next one begins, by the article of the next or behind an adjective's noun. */
function endOfPlace(reading: IdeaReading, place: Place): number | undefined {
  const determiners = hitsIn(reading, place, ['video.determiner']).filter(({ start }) => start > place.start + 1);
  const next = determiners.find(({ start }) => part(reading, place.start, start) !== null);
  if (next !== undefined) return next.start;
  const adjectives = hitsIn(reading, place, ['video.placeAdjective']);
  if (adjectives.length === 0 && !isUninflected(reading, place)) return undefined;
  const words = [...textOf(reading, place).matchAll(/[\p{L}\p{N}-]+/gu)];
  for (const { index, 0: word } of words) {
    const start = place.start + index;
    if (!adjectives.some((hit) => hit.start === start)) return start + word.length;
  }
  return undefined;
}

/** Languages without articles, where one noun follows the preposition. */
function isUninflected(reading: IdeaReading, place: Place): boolean {
  return /\p{Script=Cyrillic}|\p{Script=Arabic}/u.test(textOf(reading, place));
}

function endsPlaceFirst(reading: IdeaReading, scene: Place, verb: Place | undefined): boolean {
  const closed = hitsIn(reading, scene, ['video.placeEnd'])[0];
  if (closed === undefined || (verb !== undefined && closed.end > verb.start)) return false;
  return part(reading, closed.end, verb?.start ?? scene.end) !== null;
}

const MAX_NOUNS = 4;

/** The first noun with its article and what describes it, up to a small word, a verb or a second article. */
function firstNouns(reading: IdeaReading, place: Place): Place | null {
  const stops = hitsIn(reading, place, [
    'video.placeStart',
    'video.verbs',
    'joiner',
    'video.then',
    'video.relative',
    'video.glue',
    'video.when',
  ]);
  const determiners = hitsIn(reading, place, ['video.determiner']);
  const isArabic = /\p{Script=Arabic}/u.test(textOf(reading, place));
  let end: number | null = null;
  let nouns = 0;
  for (const { index, 0: word } of textOf(reading, place).matchAll(/[\p{L}\p{N}'-]+/gu)) {
    const start = place.start + index;
    const isDeterminer = determiners.some((hit) => hit.start <= start && start < hit.end);
    const isStop = stops.some((hit) => hit.start <= start && start < hit.end);
    const isOther = isArabic && nouns > 0 && (word.startsWith('ال') || nouns > 1);
    if (isStop || isOther || (isDeterminer && nouns > 0) || nouns >= MAX_NOUNS) break;
    if (!isDeterminer) nouns += 1;
    end = start + word.length;
  }
  return end === null ? null : part(reading, place.start, end);
}
