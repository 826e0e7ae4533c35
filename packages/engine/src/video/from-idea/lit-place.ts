import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { VideoField } from '../video-form.ts';
import { type Group, hasHit, hitsIn, part } from './hits-in.ts';
import type { IdeaParts } from './idea-parts.ts';

const STARTS: readonly Group[] = ['video.placeStart'];

/** Adds a piece to its field. "Noon light in my grandma's yard" stays whole in the scene, and its light is told as well. */
export function addWithLight(parts: IdeaParts, field: VideoField, piece: Place | null): void {
  const light = field !== 'ambiance' || piece === null ? null : lightBeforePlace(parts.reading, piece);
  parts.add(light === null ? field : 'action', piece);
  if (light !== null) parts.add(field, light);
}

/**
 * "Noon light in my grandma's yard": the light of a clause that also says where all happens, if nothing else in the idea
 * says it; null if there is no such place.
 */
export function lightBeforePlace(reading: IdeaReading, piece: Place): Place | null {
  // "Sunset light on the yard" only says what is lit; "the yard of my aunt" is told as a place.
  const place = placesIn(reading, piece).find(({ start, noun }) => {
    return start > piece.start && part(reading, noun, piece.end) !== null;
  });
  const light = place === undefined ? null : part(reading, piece.start, place.start);
  if (light === null || !isLit(reading, light)) return null;
  const whole = { start: 0, end: reading.visible.length };
  return placesIn(reading, whole).some((one) => !overlaps(one, piece)) ? null : light;
}

/** A word that begins a place, in front of the noun of one ("in the yard"). */
function placesIn(reading: IdeaReading, piece: Place): (Place & { noun: number })[] {
  const nouns = hitsIn(reading, piece, ['video.placeNoun']);
  return hitsIn(reading, piece, STARTS).flatMap(({ start, end }) => {
    const noun = nouns.find((one) => one.start >= end && part(reading, end, one.start) === null);
    return noun === undefined ? [] : [{ start, end, noun: noun.end }];
  });
}

function isLit(reading: IdeaReading, light: Place): boolean {
  const isNamed = reading.concepts.some((span) => span.kind === 'light' && contains(light, span));
  return isNamed || hasHit(reading, light, ['video.light', 'video.when']);
}
