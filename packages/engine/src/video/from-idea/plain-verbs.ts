import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { type Group, hitsIn } from './hits-in.ts';

export function startsWith(reading: IdeaReading, place: Place, groups: readonly Group[]): boolean {
  return hitsIn(reading, place, groups).some(({ start }) => start === place.start);
}

/** Actions of a subject, which are part of what happens. */
export const NOT_HEARD_ALONE: readonly string[] = ['sound.whisper', 'sound.laughter', 'sound.shouting'];

/** A verb that is not itself a word for camera, light or sound ("camera follows", "rolling fog"). */
export function hasPlainVerb(reading: IdeaReading, place: Place): boolean {
  return plainVerbs(reading, place).length > 0;
}

export function plainVerbs(reading: IdeaReading, place: Place): Place[] {
  const hits = hitsIn(reading, place, ['video.verbs']);
  if (hits.length === 0) return [];
  const others = [
    ...reading.concepts.filter(({ id }) => !NOT_HEARD_ALONE.includes(id)),
    ...hitsIn(reading, place, ['video.camera', 'video.sound', 'video.when', 'video.format', 'video.silent']),
  ];
  const nouns = hitsIn(reading, place, ['video.nounBefore', 'video.placeStart']);
  const isNoun = (hit: Place) => nouns.some(({ end }) => hit.start - end === 1);
  const isOther = (hit: Place) =>
    others.some((other) => overlaps(other, hit) && !(contains(hit, other) && other.end < hit.end));
  return hits.filter((hit) => !isNoun(hit) && !isOther(hit));
}
