import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import type { VideoField } from '../video-form.ts';
import { formatAtStart } from './find-format.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { hasPlainVerb, startsWith } from './plain-verbs.ts';
import { technicalField } from './technical-field.ts';

/** What a clause is about, so that both sides of a turn can be compared. */
type Matter = 'camera' | 'audio' | VideoField;

/** "But then it slowly follows …": the verb of the camera is among the first words. */
const MAX_WORDS_BEFORE_MOVE = 4;
const MAX_SOUND_WORDS = 10;
/** A side of so few words without a verb has no matter of its own. */
const MAX_BARE_WORDS = 4;

/**
 * A clause that turns against the one before it and is about the same matter, or about nothing else that is known: the
 * two are one statement.
 */
export function turnsOn(reading: IdeaReading, last: Place, piece: Place): boolean {
  if (/[.!?;\n。！？；¤]/u.test(reading.visible.slice(last.end, piece.start))) return false;
  const rest = afterTurn(reading, piece);
  if (rest === null || textOf(reading, last).includes('¤') || textOf(reading, rest).includes('¤')) return false;
  const own = matterOf(reading, last);
  const other = matterOf(reading, rest, own);
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
    // "Handheld, almost no shake though": the turn may come last.
    const right = part(reading, turn.end, piece.end) ?? clause ?? null;
    if (first === null || right === null) continue;
    const own = matterOf(reading, first);
    if (own === null) continue;
    const second = clause === undefined ? right : (part(reading, clause.start, piece.end) ?? right);
    const other = matterOf(reading, second, own);
    const isBare = countWords(textOf(reading, second)) <= MAX_BARE_WORDS && !hasPlainVerb(reading, second);
    if (other === null && !isBare) return 'action';
    if (other === null || other === own) return own === 'camera' ? 'cameraMotion' : own;
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
  if (part(reading, turn.end, piece.end) === null) return before;
  if (before === null) return part(reading, turn.end, piece.end);
  return countWords(textOf(reading, before)) <= MAX_WORDS_BEFORE_TURN ? piece : null;
}

const MAX_WORDS_BEFORE_TURN = 2;

/**
 * What a side is about.
 * @param beside what the side before it is about; after the camera, "it follows" means the camera, and after the sound,
 * "rain" means its sound
 */
function matterOf(reading: IdeaReading, place: Place, beside: Matter | null = null): Matter | null {
  const bare = withoutEdges(reading, place, ['joiner', 'contrast', 'video.adversative', 'video.filler']) ?? place;
  const isShort = countWords(textOf(reading, bare)) <= MAX_SOUND_WORDS;
  if (beside === 'audio' && isShort && (hasHit(reading, bare, SOUNDS) || isSoundNamed(reading, bare))) return 'audio';
  const field = technicalField(reading, bare, false);
  if (field === 'cameraMotion' || field === 'cameraAngle') return 'camera';
  if (field !== null) return field;
  // "Its snowing": all of it is about one field.
  const run = formatAtStart(reading, bare);
  const [only, more] = run !== null && run.end >= bare.end ? run.parts : [];
  if (only !== undefined && more === undefined && only.field === 'ambiance') return 'ambiance';
  if (beside === 'camera' && doesMove(reading, bare)) return 'camera';
  return beside === null && isShort && hasHit(reading, bare, ['video.silent', 'video.hear']) ? 'audio' : null;
}

const SOUNDS: readonly Group[] = ['video.sound', 'video.hear', 'video.silent', 'video.heard', 'video.heardBeside'];

function isSoundNamed(reading: IdeaReading, place: Place): boolean {
  return reading.concepts.some((span) => span.kind === 'sound' && contains(place, span));
}

/** "It follows the kite": among its first words, or last where verbs come last. */
function doesMove(reading: IdeaReading, place: Place): boolean {
  const move = hitsIn(reading, place, ['video.moving'])[0];
  // "But the swing keeps moving": somebody or something else does.
  if (move === undefined || startsWith(reading, place, ['video.determiner'])) return false;
  const lead = textOf(reading, { start: place.start, end: move.start });
  return (
    countWords(lead) <= MAX_WORDS_BEFORE_MOVE || part(reading, move.end, place.end) === null || VERB_LATE.test(lead)
  );
}

const VERB_LATE = /[\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Han}]/u;
