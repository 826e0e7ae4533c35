import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { VideoField } from '../video-form.ts';
import { fieldOf } from './find-format.ts';
import { countWords, hasHit, textOf } from './hits-in.ts';

/** "Nothing written on the screen": an exclusion without a thing. */
export function isWritingBan(reading: IdeaReading, piece: Place): boolean {
  return hasHit(reading, piece, ['video.unwritten']) && countWords(textOf(reading, piece)) <= MAX_BAN_WORDS;
}

const MAX_BAN_WORDS = 8;

export function isOnlyBanned(reading: IdeaReading, piece: Place): boolean {
  const named = reading.concepts.filter((span) => contains(piece, span));
  return named.length > 0 && named.every(({ state }) => state === 'banned');
}

/** "No cuts" is a way of filming, "no music" a sound. */
export function deniesItself(reading: IdeaReading, piece: Place, field: VideoField): boolean {
  return reading.concepts.some(
    (span) =>
      /^(?:sound\.no-|move\.(?:one-take|static)$)/.test(span.id) &&
      (fieldOf(span) === field || field === 'cameraMotion') &&
      contains(piece, span),
  );
}

export function isSpeech(reading: IdeaReading, thing: Place): boolean {
  return reading.hits.some((hit) => hit.group === 'video.silent' && overlaps(hit, thing));
}

/** "No other sounds" is about those that are wanted. */
export function isOtherSounds(reading: IdeaReading, thing: Place): boolean {
  return reading.concepts.some(
    ({ id, ...span }) => id === 'sound.ambient-sound' && contains(span, thing) && hasHit(reading, span, DENIALS),
  );
}

const DENIALS = ['exclude', 'excludeAfter'] as const;
