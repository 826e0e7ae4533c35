import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { countWords, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { plainVerbs, startsWith } from './plain-verbs.ts';

const MAX_GAP_CHARS = 8;
const MAX_UNLISTED_WORDS = 7;

/** A sound named without the word "sound": "only the clock ticks", "keep the bubbling", "crackling fire". */
export function isHeard(reading: IdeaReading, clause: Place, isScene: boolean): boolean {
  const core = withoutEdges(reading, clause, ['joiner', 'video.filler', 'video.then']);
  if (core === null || textOf(reading, core).includes('¤')) return false;
  const verbs = plainVerbs(reading, core);
  const heard = hitsIn(reading, core, ['video.heard']);
  const isSound = (verb: Place) => heard.some((hit) => overlaps(hit, verb));
  if (startsWith(reading, core, ['video.keep'])) return heard.length > 0;
  if (!isLimited(reading, core)) {
    if (isScene) return false;
    const named = withoutEdges(reading, core, ['video.determiner', 'video.glue']);
    return named !== null && heard.some(({ start }) => start === named.start) && verbs.every(isSound);
  }
  const limited = withoutEdges(reading, core, ['video.turn', 'contrast', 'video.justEnd', 'video.determiner']);
  if (limited === null || hasHit(reading, core, ['video.camera', 'video.position', 'video.lettering'])) return false;
  // "Just nods": an action.
  const isDone = verbs.some((verb) => verb.start === limited.start && !isSound(verb));
  if (isDone || heard.length > 0) return !isDone;
  if (verbs.length > 0) return false;
  if (hasHit(reading, core, ['video.heardBeside']))
    return hasHit(reading, whole(reading), ['video.sound', 'video.silent']) || isAllHeard(reading, limited);
  return countWords(textOf(reading, core)) <= MAX_UNLISTED_WORDS && isBesideMusicBan(reading, clause);
}

/** "Only cicadas and the engine": two things or more that are known by their sounds, and nothing else. */
function isAllHeard(reading: IdeaReading, limited: Place): boolean {
  const sounds = hitsIn(reading, limited, ['video.heardBeside']);
  const small = hitsIn(reading, limited, ['joiner', 'video.determiner']);
  const said = [...sounds, ...small].reduce((sum, hit) => sum + countWords(textOf(reading, hit)), 0);
  return sounds.length > 1 && said >= countWords(textOf(reading, limited));
}

function isLimited(reading: IdeaReading, core: Place): boolean {
  const ends = hitsIn(reading, core, ['video.turn', 'video.justEnd']);
  return startsWith(reading, core, ['video.turn']) || ends.some(({ end }) => end === core.end);
}

function whole(reading: IdeaReading): Place {
  return { start: 0, end: reading.visible.length };
}

function isBesideMusicBan(reading: IdeaReading, clause: Place): boolean {
  const bans = reading.exclusions.map(({ place }) => place).filter((place) => hasHit(reading, place, ['video.sound']));
  const denials = reading.concepts.filter(({ id }) => id.startsWith('sound.no-'));
  // "Only hands. No music, just the sea": the clause of the ban itself names the sound, so "only hands" is not one.
  const namesSound = (ban: Place) =>
    reading.clauses.some(
      (one) => overlaps(one, ban) && hitsIn(reading, one, ['video.heard']).some((hit) => !overlaps(hit, ban)),
    );
  return [...bans, ...denials].some(
    (place) =>
      !overlaps(place, clause) &&
      !namesSound(place) &&
      (isNear(reading, place.end, clause.start) || isNear(reading, clause.end, place.start)),
  );
}

function isNear(reading: IdeaReading, end: number, start: number): boolean {
  return start >= end && start - end <= MAX_GAP_CHARS && part(reading, end, start) === null;
}
