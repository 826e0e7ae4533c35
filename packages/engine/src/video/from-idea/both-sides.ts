import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import type { VideoField } from '../video-form.ts';
import { countWords, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { technicalField } from './technical-field.ts';

/** What a clause is about, so that both sides of a turn can be compared. */
type Matter = 'camera' | 'audio' | VideoField;

/** "But then it slowly follows …": the verb of the camera is among the first words. */
const MAX_WORDS_BEFORE_MOVE = 4;
const MAX_SOUND_WORDS = 10;

/**
 * A clause that turns against the one before it and is about the same matter, or about nothing else that is known: the
 * two are one statement.
 */
export function turnsOn(reading: IdeaReading, last: Place, piece: Place): boolean {
  if (/[.!?;\n。！？；¤]/u.test(reading.visible.slice(last.end, piece.start))) return false;
  const rest = afterTurn(reading, piece);
  if (rest === null || textOf(reading, last).includes('¤') || textOf(reading, rest).includes('¤')) return false;
  const own = matterOf(reading, last, false);
  const other = matterOf(reading, rest, own === 'camera');
  return own !== null && (other === null || other === own);
}

/** The field for a whole clause that turns: that of both sides, else the scene; null if it does not turn. */
export function turnedField(reading: IdeaReading, piece: Place): VideoField | null {
  if (textOf(reading, piece).includes('¤')) return null;
  for (const turn of hitsIn(reading, piece, ['video.adversative'])) {
    // Korean has the turn at the end of a verb, German after the verb.
    const left = part(reading, piece.start, Math.max(turn.start, lastOfWord(reading, turn)));
    const clause = reading.clauses.find(
      ({ start, end }) => start > piece.start && start <= turn.start && turn.end <= end,
    );
    const first = clause === undefined ? left : part(reading, piece.start, clause.start);
    const right = part(reading, turn.end, piece.end);
    if (first === null || right === null) continue;
    const own = matterOf(reading, first, false);
    if (own === null) continue;
    const second = clause === undefined ? right : (part(reading, clause.start, piece.end) ?? right);
    const other = matterOf(reading, second, own === 'camera');
    if (other === null) return 'action';
    if (other === own) return own === 'camera' ? 'cameraMotion' : own;
  }
  return null;
}

/** "-지만" is a part of its word. */
function lastOfWord(reading: IdeaReading, turn: Place): number {
  return /\p{Script=Hangul}$/u.test(reading.visible.slice(0, turn.start)) ? turn.end : turn.start;
}

/** The rest of a clause that begins with a turn, or has it behind its verb ("schwenkt aber mit"). */
function afterTurn(reading: IdeaReading, piece: Place): Place | null {
  const turn = hitsIn(reading, piece, ['video.adversative'])[0];
  if (turn === undefined) return null;
  const before = part(reading, piece.start, turn.start);
  if (before === null) return part(reading, turn.end, piece.end);
  return countWords(textOf(reading, before)) <= MAX_WORDS_BEFORE_TURN ? piece : null;
}

const MAX_WORDS_BEFORE_TURN = 2;

/** @param isBesideCamera what a camera does counts without naming it */
function matterOf(reading: IdeaReading, place: Place, isBesideCamera: boolean): Matter | null {
  const bare = withoutEdges(reading, place, ['joiner', 'contrast', 'video.adversative', 'video.filler']) ?? place;
  const field = technicalField(reading, bare, false);
  if (field === 'cameraMotion' || field === 'cameraAngle') return 'camera';
  if (field !== null) return field;
  if (isBesideCamera) {
    const move = hitsIn(reading, bare, ['video.moving'])[0];
    const lead = move === undefined ? null : textOf(reading, { start: bare.start, end: move.start });
    // In languages with the verb last, the verb closes the clause.
    const isLast = move !== undefined && part(reading, move.end, bare.end) === null;
    if (
      lead !== null &&
      (countWords(lead) <= MAX_WORDS_BEFORE_MOVE || isLast || hasHit(reading, bare, ['video.chain']))
    )
      return 'camera';
    if (move !== undefined && /[\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Han}]/u.test(textOf(reading, bare)))
      return 'camera';
  }
  const isSound =
    hasHit(reading, bare, ['video.sound', 'video.hear', 'video.silent', 'video.heard', 'video.heardBeside']) ||
    reading.concepts.some(({ kind, start, end }) => kind === 'sound' && bare.start <= start && end <= bare.end);
  const isShort = countWords(textOf(reading, bare)) <= MAX_SOUND_WORDS;
  return isSound && isShort ? 'audio' : null;
}
