import { countWords } from '../count-words.ts';
import { findIndoors, MOVE_FINDERS } from './video-cues.ts';
import { isBlank, type VideoForm } from './video-form.ts';

/** Gaps and excessive demands in a form; unlike a warning, a hint does not name a fault in the text. */
export type VideoHint =
  /** A subject without traits looks different in every take. */
  | { code: 'plain_subject'; field: 'subject'; words: string }
  /** Without an action the clip has no event. */
  | { code: 'no_action'; field: 'action' }
  /** Without a place, a tool picks any; the action may name one, which nothing here reads. */
  | { code: 'no_place'; field: 'context' }
  /** "Natural lighting" names neither source nor direction. */
  | { code: 'light_left_open'; field: 'ambiance' }
  /** Tools with sound make one up if the form has none. */
  | { code: 'sound_left_open'; field: 'audio' }
  | { code: 'drone_indoors'; field: 'cameraMotion'; words: string };

/** In words as `countWords` counts them: a noun with its article, or with one trait. */
const PLAIN_WORDS = 2;

export function videoHints(form: VideoForm): VideoHint[] {
  const [place] = findIndoors(form.context);
  const findDrone = MOVE_FINDERS.find(([move]) => move === 'aerial')?.[1];
  const hasDrone = findDrone !== undefined && findDrone(form.cameraMotion).length > 0;
  const subject = form.subject.trim();
  const isPlain = subject !== '' && countWords(subject) <= PLAIN_WORDS;
  return [
    ...(isPlain ? [{ code: 'plain_subject', field: 'subject', words: subject } as const] : []),
    ...(isBlank(form.action) ? [{ code: 'no_action', field: 'action' } as const] : []),
    ...(isBlank(form.context) ? [{ code: 'no_place', field: 'context' } as const] : []),
    ...(isBlank(form.ambiance) ? [{ code: 'light_left_open', field: 'ambiance' } as const] : []),
    ...(isBlank(form.audio) ? [{ code: 'sound_left_open', field: 'audio' } as const] : []),
    ...(hasDrone && place !== undefined
      ? [{ code: 'drone_indoors', field: 'cameraMotion', words: place } as const]
      : []),
  ];
}
