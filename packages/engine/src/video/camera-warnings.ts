import { positiveClauses } from './split-text.ts';
import { type CameraMove, MOVE_FINDERS } from './video-cues.ts';
import type { VideoForm } from './video-form.ts';
import type { VideoWarning } from './video-warning.ts';

type NamedMove = { move: CameraMove; words: string };

/** From a drone nothing is close, and nothing is seen at eye level. */
const NEVER_FROM_THE_AIR = ['eye-level', 'low angle', 'close-up', 'extreme close-up'];

/** @param form with its defaults filled in */
export function cameraWarnings(form: VideoForm): VideoWarning[] {
  return [...moveWarnings(form), ...anglesFromTheAir(form)];
}

function moveWarnings(form: VideoForm): VideoWarning[] {
  const chosen = movesIn(form.cameraMotion);
  const told = [form.action, form.context, form.style, form.ambiance].flatMap(movesIn);
  const [first, ...others] = [...chosen, ...told];
  if (first === undefined) return [];
  const firstWords = chosen.length === 1 ? form.cameraMotion.trim() : first.words;
  const second = others.filter(
    ({ move }, index) => isOtherMove(first.move, move) && others.findIndex((other) => other.move === move) === index,
  );
  return second.map(({ words }) =>
    first.move === 'static'
      ? { code: 'static_camera_moves', field: 'cameraMotion', words }
      : { code: 'two_camera_moves', field: 'cameraMotion', first: firstWords, second: words },
  );
}

/** A handheld camera may make any move, but it cannot be static. */
function isOtherMove(first: CameraMove, other: CameraMove): boolean {
  if (first === other) return false;
  const isHandheld = first === 'handheld' || other === 'handheld';
  return !isHandheld || first === 'static' || other === 'static';
}

function movesIn(text: string): NamedMove[] {
  const clauses = positiveClauses(text);
  if (clauses.length === 1 && clauses[0]?.trim() === 'static') return [{ move: 'static', words: text }];
  return clauses.flatMap((clause) =>
    MOVE_FINDERS.flatMap(([move, find]) => find(clause).map((words): NamedMove => ({ move, words }))),
  );
}

function anglesFromTheAir(form: VideoForm): VideoWarning[] {
  if (!movesIn(form.cameraMotion).some(({ move }) => move === 'aerial')) return [];
  return (['composition', 'cameraAngle'] as const)
    .filter((field) => NEVER_FROM_THE_AIR.includes(form[field].trim()))
    .map((field) => ({ code: 'impossible_camera', field, motion: form.cameraMotion, words: form[field] }));
}
