import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { plainVerbs, startsWith } from './plain-verbs.ts';
import { unknownVerb, withClitics } from './unknown-verb.ts';

/** `isWhole`: the reading is not sure where the subject ends, and the action has the clause as it was typed. */
export type Scene = Record<'before' | 'subject' | 'when' | 'where' | 'action', Place | null> & { isWhole: boolean };

const NOTHING: Scene = { before: null, subject: null, when: null, where: null, action: null, isWhole: false };

export function findNounPhrase(reading: IdeaReading, scene: Place): Scene {
  const verb = mainVerb(reading, scene);
  const isPlaceFirst = startsWith(reading, scene, ['video.placeStart']) || endsPlaceFirst(reading, scene, verb);
  if (verb === undefined) return withoutVerb(reading, scene, isPlaceFirst);
  if (part(reading, scene.start, verb.start) === null) return verbFirst(reading, scene, verb);
  if (isPlaceFirst) return placeFirst(reading, scene, verb);
  const start = withClitics(reading, scene, verb.start);
  const who = hitsIn(reading, { start: scene.start, end: start }, ['video.relative']).at(-1);
  const isRelative = who !== undefined && part(reading, who.end, start) === null;
  const next = hitsIn(reading, { start: scene.start, end: start }, ['video.then']).find(
    ({ start: at }) => at > scene.start,
  );
  const isDescribed = verb !== plainVerbs(reading, scene)[0];
  const unknown = isDescribed ? undefined : unknownVerb(reading, scene, start, verb.end);
  const cut =
    firstCircumstance(reading, { start: scene.start, end: next?.start ?? start }) ?? (isRelative ? who.start : unknown);
  if (next !== undefined && (cut === undefined || cut > next.start)) {
    return {
      ...NOTHING,
      subject: part(reading, scene.start, next.start),
      action: part(reading, next.start, scene.end),
    };
  }
  return {
    ...NOTHING,
    subject: part(reading, scene.start, cut ?? start),
    ...circumstances(reading, { start: isRelative ? start : (cut ?? start), end: start }, { start, end: scene.end }),
  };
}

/** Where behind the subject it is said when or where; clothes are part of the subject. */
function firstCircumstance(reading: IdeaReading, place: Place): number | undefined {
  const worn = hitsIn(reading, place, ['video.worn']);
  const hits = hitsIn(reading, place, ['video.placeStart', 'video.when']).filter(({ start }) => start > place.start);
  return hits.find((hit) => {
    const next = hits.find((other) => other.start >= hit.end)?.start ?? place.end;
    return !worn.some(({ start }) => start >= hit.start && start < next);
  })?.start;
}

/** What stands between the subject and the verb, by field; a way is part of what happens. */
function circumstances(reading: IdeaReading, between: Place, action: Place): Pick<Scene, 'when' | 'where' | 'action'> {
  const when = hitsIn(reading, between, ['video.when'])[0];
  if (when !== undefined) {
    const isFirst = part(reading, between.start, when.start) === null;
    const rest = isFirst ? { start: when.end, end: between.end } : { start: between.start, end: when.start };
    const start = isFirst && isWay(reading, rest) ? rest.start : action.start;
    return {
      when: isFirst ? when : part(reading, when.start, between.end),
      where: start === action.start ? part(reading, rest.start, rest.end) : null,
      action: part(reading, start, action.end),
    };
  }
  const isAction = isWay(reading, between);
  return {
    when: null,
    where: isAction ? null : part(reading, between.start, between.end),
    action: part(reading, isAction ? between.start : action.start, action.end),
  };
}

function isWay(reading: IdeaReading, place: Place): boolean {
  const trimmed = part(reading, place.start, place.end);
  if (trimmed === null) return false;
  return (
    !startsWith(reading, trimmed, ['video.placeStart']) ||
    hitsIn(reading, trimmed, ['video.path']).some(({ start }) => start === trimmed.start)
  );
}

/** The first verb that is not in a relative clause; what is between "who" and a second verb describes the subject. */
function mainVerb(reading: IdeaReading, scene: Place): Place | undefined {
  const verbs = plainVerbs(reading, scene);
  const first = verbs[0];
  if (first === undefined) return undefined;
  const next = verbs[1];
  // "Waves crash": a word at the start that could be either is the noun where a verb stands next to it.
  const isNoun = first.start === scene.start && next !== undefined && next.start - first.end === 1;
  if (isNoun && !/\p{Script=Arabic}/u.test(textOf(reading, first))) return next;
  const second = verbs.find(({ start }) => start >= first.end);
  const who = hitsIn(reading, scene, ['video.relative']).find(
    ({ start, end }) => end <= first.start && part(reading, scene.start, start) !== null,
  );
  if (who === undefined || second === undefined) return first;
  // In German a relative clause ends with its verb, and its first word may be an article.
  if (second.start - first.end === 1) return second;
  const isArticle = hitsIn(reading, who, ['video.determiner']).length > 0;
  const isNext = hasHit(reading, { start: first.end, end: second.start }, ['joiner', 'video.then']);
  return isArticle || isNext ? first : second;
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
  const unknown = unknownVerb(reading, scene, scene.end, scene.end);
  const found = firstCircumstance(reading, scene);
  if (unknown !== undefined && (found === undefined || unknown < found)) {
    return {
      ...NOTHING,
      subject: part(reading, scene.start, unknown),
      action: part(reading, unknown, scene.end),
    };
  }
  const cut = found;
  if (cut === undefined) return { ...NOTHING, subject: scene };
  const when = hitsIn(reading, { start: cut, end: scene.end }, ['video.when'])[0];
  const isFirst = when !== undefined && when.start === cut;
  return {
    ...NOTHING,
    subject: part(reading, scene.start, cut),
    when: isFirst ? part(reading, cut, scene.end) : (when ?? null),
    where: isFirst ? null : part(reading, cut, when?.start ?? scene.end),
    action: when === undefined || isFirst ? null : part(reading, when.end, scene.end),
  };
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
    closed?.end ??
    (begun === undefined
      ? undefined
      : endOfPlace(reading, { start: begun.end, end: before.end }, textOf(reading, begun).includes(' ')));
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
function endOfPlace(reading: IdeaReading, place: Place, hasNoun: boolean): number | undefined {
  const all = hitsIn(reading, place, ['video.determiner']);
  // "In cucina la zia": the words for the place have their noun with them.
  const isNamed = /\S\s+\S{4,}$/u.test(reading.visible.slice(Math.max(0, place.start - 20), place.start)) && hasNoun;
  if (isNamed && all[0]?.start === place.start + 1) return place.start;
  const determiners = all.filter(({ start }) => start > place.start + 1);
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
