import { cameraWarnings } from './camera-warnings.ts';
import { negativeWarnings } from './negative-warnings.ts';
import { speakingTime } from './speaking-time.ts';
import { positiveClauses, splitBeats } from './split-text.ts';
import { findAnds, findMidday, findNight, findThens } from './video-cues.ts';
import { type VideoForm, withDefaults } from './video-form.ts';
import type { VideoWarning } from './video-warning.ts';

/** Length of a clip in seconds if the form does not give one. */
export const DEFAULT_SECONDS = 8;
/** More than a short clip has room for. */
const MOST_BEATS = 3;
/** From this number on, "and" chains actions rather than things. */
const CHAIN_OF_ANDS = 3;
/** Rates of speech are not accurate to a tenth of a second. */
const TOLERANCE_SECONDS = 0.1;

/** @param seconds length of the clip */
export function videoWarnings(form: VideoForm, seconds: number = DEFAULT_SECONDS): VideoWarning[] {
  const filled = withDefaults(form);
  return [
    ...dialogueWarnings(filled, seconds),
    ...cameraWarnings(filled),
    ...beatWarnings(filled),
    ...lightWarnings(filled),
    ...negativeWarnings(filled),
  ];
}

function dialogueWarnings({ dialogue }: VideoForm, seconds: number): VideoWarning[] {
  const needed = speakingTime(dialogue);
  if (needed <= seconds + TOLERANCE_SECONDS) return [];
  return [{ code: 'dialogue_too_long', field: 'dialogue', seconds, needed: Math.ceil(needed * 10) / 10 }];
}

function beatWarnings({ action }: VideoForm): VideoWarning[] {
  const beats = splitBeats(action);
  const thens = beats.flatMap((beat) => findThens(beat).filter((then) => !beat.trimStart().startsWith(then)));
  const ands = findAnds(action).length;
  const count = beats.length + thens.length + (ands >= CHAIN_OF_ANDS ? ands : 0);
  return count > MOST_BEATS ? [{ code: 'too_many_beats', field: 'action', beats: count, most: MOST_BEATS }] : [];
}

function lightWarnings({ action, context, style, ambiance }: VideoForm): VideoWarning[] {
  const clauses = [context, ambiance, style, action].flatMap(positiveClauses);
  const [night] = clauses.flatMap(findNight);
  const [day] = clauses.flatMap(findMidday);
  return night === undefined || day === undefined ? [] : [{ code: 'light_clash', field: 'ambiance', night, day }];
}
