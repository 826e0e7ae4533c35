import { findIndoors, MOVE_FINDERS } from './video-cues.ts';
import { isBlank, type VideoForm } from './video-form.ts';

/** What a form leaves open or asks too much of; unlike a warning it names no fault in what was written. */
export type VideoHint =
  /** Without an action the clip has no event. */
  | { code: 'no_action'; field: 'action' }
  /** Where nothing is said of the place, a tool takes any. */
  | { code: 'no_place'; field: 'context' }
  /** Tools that make sound make one up where nothing is said of it. */
  | { code: 'sound_left_open'; field: 'audio' }
  | { code: 'drone_indoors'; field: 'cameraMotion'; words: string };

export function videoHints(form: VideoForm): VideoHint[] {
  const [place] = findIndoors(form.context);
  const findDrone = MOVE_FINDERS.find(([move]) => move === 'aerial')?.[1];
  const hasDrone = findDrone !== undefined && findDrone(form.cameraMotion).length > 0;
  return [
    ...(isBlank(form.action) ? [{ code: 'no_action', field: 'action' } as const] : []),
    ...(isBlank(form.context) ? [{ code: 'no_place', field: 'context' } as const] : []),
    ...(isBlank(form.audio) ? [{ code: 'sound_left_open', field: 'audio' } as const] : []),
    ...(hasDrone && place !== undefined
      ? [{ code: 'drone_indoors', field: 'cameraMotion', words: place } as const]
      : []),
  ];
}
