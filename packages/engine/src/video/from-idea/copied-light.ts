import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { countWords, type Group, hasHit, hitsIn, textOf } from './hits-in.ts';
import type { IdeaParts } from './idea-parts.ts';
import { hasPlainVerb } from './plain-verbs.ts';
import { turnedNext } from './turned-next.ts';

const TURNED: readonly Group[] = [
  ...(['exclude', 'excludeAfter', 'contrast'] as const),
  ...(['video.refusal', 'video.negator', 'video.adversative', 'video.denial'] as const),
];
/** What is lit at these says nothing of the time. */
const LAMPS =
  /^light\.(?:candlelight|firelight|neon-light|flash|backlight|window-light|studio-light|chiaroscuro|streetlight)$/;
/** "Outside it rains", "창밖에 야경 지나감": more words may be an action. */
const MAX_CLAUSE_WORDS = 4;

/**
 * Lists the one phrase for the time and the weather of a scene ("a baker at dawn sets out rolls") as its light, if none
 * is there; it stays in the scene. Only whole phrases, since a thing that gives light may be a thing in the scene; and
 * only one, since a second one may be another time. An hour may accompany a lamp.
 */
export function copyLight(parts: IdeaParts, unsure: readonly Place[], { takenBack }: ReadingWords): void {
  const { reading } = parts;
  const { dayTimes } = takenBack;
  const all = { start: 0, end: reading.visible.length };
  const named = reading.concepts.filter(({ kind }) => kind === 'light' || kind === 'weather');
  const scenes = [...parts.placesOf('action'), ...parts.placesOf('cameraMotion')];
  const isInScene = (place: Place) => scenes.some((scene) => contains(scene, place));
  const hours: Place[] = hitsIn(reading, all, ['video.hour']);
  const bare = [...bareTimes(reading, dayTimes, named), ...bareWeather(reading.visible, named)].filter(isInScene);
  const lit = named.filter(({ id }) => id === 'light.backlight');
  const isWanted = (place: Place) => !reading.exclusions.some((one) => overlaps(one.place, place));
  const found = [...hours, ...hitsIn(reading, all, ['video.when']), ...lit, ...bare]
    .filter(isWanted)
    .reduce(firstOf, []);
  const hasDayTime = (place: Place) => dayTimes.some((time) => textOf(reading, place).includes(time));
  const clauses = soleClauses(parts, named, hasDayTime);
  const [phrase] = found.length === 0 ? clauses : found;
  if (phrase === undefined || found.length > 1 || !isInScene(phrase)) return;
  const only = clauses.find((clause) => contains(clause, phrase)) ?? phrase;
  const isHour = hours.includes(phrase);
  const lights = parts.placesOf('ambiance');
  const isTimed = (place: Place) =>
    hasHit(reading, place, ['video.hour']) ||
    hasDayTime(place) ||
    named.some(({ id, kind, ...span }) => kind === 'light' && contains(place, span) && !LAMPS.test(id));
  if (lights.length > 0 && (!isHour || lights.some(isTimed))) return;
  const clause = reading.clauses.find((one) => overlaps(one, only)) ?? all;
  const isTime = isHour || bare.includes(phrase);
  // "In the dark" may be how it ends, "in the morning" belongs to an hour.
  const isTelling = isTime || hasDayTime(only) || named.some((span) => overlaps(span, only));
  const isPart = !isTime && PART.test(reading.visible.slice(0, only.start));
  const isOther = named.some(
    (span) => !overlaps(span, only) && span.kind === 'light' && !(isHour && LAMPS.test(span.id)),
  );
  const isOpen =
    isTurned(reading, clause, only) ||
    turnedNext(reading, clause) !== null ||
    unsure.some((place) => overlaps(place, clause));
  if (!isTelling || isPart || isOther || isOpen) return;
  parts.set(
    'ambiance',
    [...lights, only].toSorted((a, b) => a.start - b.start),
  );
}

/** "비오는밤에", "um 4 nachts": the end of a word, or of a time. */
const PART = /[\p{Script=Hangul}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]$|\d(?::\d\d)?\s?(?:uhr\s)?$/u;

/** A step in front of it is another time; a line behind it and brackets part it from what is denied there. */
function isTurned(reading: IdeaReading, clause: Place, light: Place): boolean {
  const line = reading.visible.slice(light.end).search(/[¤(（]/u);
  const bracket = reading.visible.lastIndexOf(')', light.start);
  const near = {
    start: Math.max(clause.start, bracket),
    end: line < 0 ? clause.end : Math.min(light.end + line, clause.end),
  };
  return hasHit(reading, near, TURNED) || hasHit(reading, { start: clause.start, end: light.end }, ['video.then']);
}

/** Of two that overlap, the one that came first: "um 4 uhr nachts" before "nachts". */
function firstOf(found: Place[], next: Place): Place[] {
  return found.some((one) => overlaps(one, next)) ? found : [...found, next];
}

/** "새벽 수산시장", "朝の商店街": a time of day directly before a place, with the weather before it ("비오는 밤 골목"). */
function bareTimes({ visible }: IdeaReading, dayTimes: readonly string[], named: readonly Place[]): Place[] {
  if (!/[\p{Script=Hangul}\p{Script=Hiragana}]/u.test(visible)) return [];
  return dayTimes.flatMap((time) => {
    const at = visible.search(new RegExp(`(?<![\\p{L}\\p{N}])${time}(?= \\p{Script=Hangul}|の(?![音声]))`, 'u'));
    if (at < 0) return [];
    const before = named.find(({ end }) => end < at && /^[ の]$/u.test(visible.slice(end, at)));
    return [{ start: before?.start ?? at, end: at + time.length }];
  });
}

/** "雨の商店街": the rain without its particle; "暴雨里": with the word for where it is. */
function bareWeather(visible: string, named: readonly Place[]): Place[] {
  return named.flatMap(({ start, end }) => {
    const text = visible.slice(start, end);
    if (/^.+の$/u.test(text) && !/^[音声]/u.test(visible.slice(end))) return [{ start, end: end - 1 }];
    return /^\p{Script=Han}+$/u.test(text) && visible.charAt(end) === '里' ? [{ start, end: end + 1 }] : [];
  });
}

/** A short clause about the light, the time or the weather next to others ("outside it rains"). */
function soleClauses(
  { reading, placesOf }: IdeaParts,
  named: readonly Place[],
  hasDayTime: (place: Place) => boolean,
): Place[] {
  const [scene] = placesOf('action');
  const found = reading.clauses.filter(
    (clause) =>
      clause.start !== scene?.start &&
      placesOf('action').some((place) => contains(place, clause)) &&
      (named.some((span) => contains(clause, span)) || (hasDayTime(clause) && !hasPlainVerb(reading, clause))) &&
      !textOf(reading, clause).includes('¤') &&
      countWords(textOf(reading, clause)) <= MAX_CLAUSE_WORDS,
  );
  return found.length === 1 ? found : [];
}
