import { openCorrections, withoutDoubtful } from '../../reading/find-corrections.ts';
import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { readSettled } from '../../reading/settle-corrections.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { MAX_THIN_WORDS } from '../../reading/thin-idea.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import type { ClipField, VideoField, VideoForm } from '../video-form.ts';
import { deniesItself, isOnlyBanned, isOtherSounds, isSpeech, isWritingBan } from './ban-kinds.ts';
import { turnedField } from './both-sides.ts';
import { copyLight } from './copied-light.ts';
import { isExceptedSound } from './excepted-sound.ts';
import { formatAtStart, lengthsIn } from './find-format.ts';
import { countWords, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { type IdeaParts, ideaParts } from './idea-parts.ts';
import { isColored } from './is-colored.ts';
import { isOrder, isOrderWhole } from './is-order.ts';
import { isPlace } from './is-place.ts';
import { withLastLength } from './last-length.ts';
import { lengthOf } from './length-of.ts';
import { addWithLight } from './lit-place.ts';
import { mendClauses } from './mend-clauses.ts';
import { hasPlainVerb } from './plain-verbs.ts';
import { ratioOf } from './ratio-of.ts';
import { orderIn } from './read-order.ts';
import { isMute, isSilence, labelOf, linesIn, spokenIn } from './read-speech.ts';
import { refusedIn } from './refused-in.ts';
import { cutSubject, showFilmed } from './settle-scene.ts';
import { bannedMusic, sortBans } from './sort-bans.ts';
import { splitPieces } from './split-pieces.ts';
import { technicalField } from './technical-field.ts';
import { withoutChat } from './without-chat.ts';
import { withoutFormat, withoutLastFormat, withoutLength } from './without-format.ts';

/** The form filled from an idea: each field contains the words typed for it; an unmentioned field is blank. */
export type VideoIdea = {
  form: VideoForm & Readonly<Record<ClipField, string>>;
  /** The items of `negativePrompt`. */
  banned: readonly string[];
  /** Spoken lines. */
  spoken: readonly Place[];
  /** Nobody speaks, and a line is spoken. */
  isMuted: boolean;
  /** The subject, if it is certain. */
  who: Place | null;
  /** The action, as one or more parts of the idea. */
  scenes: readonly Place[];
  /** The words about the sound. */
  heard: readonly Place[];
  /** The words about the camera. */
  filmed: readonly Place[];
  /** Clauses that refuse a thing ("music not needed"). */
  refused: readonly Place[];
  /** Clauses that turn against themselves. */
  turned: readonly Place[];
  /** Which of the exclusions say that there are no cuts. */
  uncut: readonly string[];
  /** A palette does not apply to everything: another color is named, or "but" follows (is-colored.ts). */
  isColored: boolean;
  /** Corrections of unclear extent; each is in the scene as typed. */
  unsure: readonly Place[];
  reading: IdeaReading;
};

type Progress = {
  parts: IdeaParts;
  spoken: Place[];
  /** Nobody speaks, and a line is spoken. */
  isMuted: boolean;
  uncut: string[];
  refused: Place[];
};

/** Fields whose words describe the clip; in the action a length may be that of a wait. */
const DESCRIBING: readonly VideoField[] = ['composition', 'style', 'ambiance', 'audio'];
const MAX_PIECE_HITS = 60; // a clause with more is not a sentence

export function readVideoIdea(idea: string, words: ReadingWords): VideoIdea {
  const whole = readSettled(withLastLength(withoutChat(idea), words), words);
  const unsure = openCorrections(whole, words);
  const reading = withoutDoubtful(whole, unsure);
  const { pieces, rest } = splitPieces(reading, unsure);
  const isSpoken = pieces.some((piece) => spokenIn(reading, piece).length > 0);
  const isMuted =
    isSpoken &&
    pieces.some(
      (piece) =>
        (isMute(reading, piece) || hasHit(reading, piece, ['video.silent'])) && linesIn(reading, piece).length === 0,
    );
  const progress: Progress = { parts: ideaParts(reading), spoken: [], isMuted, uncut: [], refused: [] };
  const { parts, spoken } = progress;
  const isUnsure = (piece: Place) => unsure.some((place) => overlaps(place, piece));
  for (const [index, piece] of pieces.entries()) {
    if (isUnsure(piece)) {
      parts.add('action', withoutHeading(parts, piece));
      continue;
    }
    const others = pieces.slice(index + 1);
    readPiece(progress, piece, !parts.has('action') && !others.some((other) => mayBeScene(reading, other)));
  }
  parts.add('action', rest);
  const filmed = [...parts.placesOf('cameraMotion'), ...parts.placesOf('cameraAngle')];
  const heard = [...parts.placesOf('audio')];
  showFilmed(parts);
  const isThin = countWords(textOf(reading, reading.body)) <= MAX_THIN_WORDS;
  mendClauses(parts, pieces, isThin);
  copyLight(parts, unsure, words);
  const scenes = [...parts.placesOf('action')];
  // In a longer idea the subject stays in its sentence, where a wrong cut would make no sense of both halves.
  if (isThin && !scenes.slice(0, 1).some(isUnsure)) cutSubject(parts);
  // "A silent clip of 7 sec": inside a phrase about something else.
  const within = DESCRIBING.flatMap((field) => parts.placesOf(field)).flatMap((place) => lengthsIn(reading, place));
  const lengths = parts.has('duration') || within.length !== 1 ? parts.placesOf('duration') : within;
  const bare = (place: Place) => lengthOf(reading, place);
  parts.set('duration', lengths.map(bare));
  const turned = pieces.filter((piece) => turnedField(reading, piece) !== null);
  return {
    form: { ...parts.form(), aspectRatio: parts.joined('aspectRatio', ratioOf(reading, words)) },
    banned: parts.textsOf('negativePrompt'),
    spoken,
    isMuted,
    who: parts.placesOf('subject')[0] ?? null,
    scenes,
    heard,
    filmed,
    turned,
    refused: progress.refused,
    uncut: progress.uncut,
    isColored: isColored(reading, words),
    unsure,
    reading,
  };
}

/** "8 sec video: our dog Frieda, no wait …": nothing before the colon is taken back. */
function withoutHeading(parts: IdeaParts, piece: Place): Place {
  const { reading } = parts;
  const run = formatAtStart(reading, piece);
  const rest = run === null ? null : part(reading, run.end, piece.end);
  if (run === null || rest === null || !/^\s*[:：]/u.test(reading.visible.slice(run.end))) return piece;
  for (const one of run.parts) parts.add(one.field, one.place);
  return rest;
}

/** True if a later clause can be the visible content, so that an earlier one may be about light or sound alone. */
function mayBeScene(reading: IdeaReading, piece: Place): boolean {
  const isLine = reading.quotations.some((quotation) => overlaps(quotation, piece));
  return isLine || (hasPlainVerb(reading, piece) && technicalField(reading, piece, false) === null);
}

function readPiece(progress: Progress, piece: Place, isLastScene: boolean): void {
  const { parts } = progress;
  const { reading } = parts;
  const turned = turnedField(reading, piece);
  if (turned !== null) {
    addWithLight(parts, turned, piece);
    return;
  }
  if (
    hitsIn(reading, piece, ['video.determiner', 'video.before', 'video.verbs', 'joiner', 'exclude']).length >
    MAX_PIECE_HITS
  ) {
    parts.add('action', piece);
    return;
  }
  const lines = linesIn(reading, piece);
  if (lines.length > 0) {
    progress.spoken.push(...lines);
    addLines(progress, piece, lines);
    return;
  }
  if (progress.isMuted && isMute(reading, piece)) {
    parts.add('audio', withoutEdges(reading, piece, ['video.filler', 'joiner', 'video.adversative']));
    for (const music of bannedMusic(reading, piece)) parts.add('negativePrompt', music);
    return;
  }
  const refused = refusedIn(reading, piece);
  if (refused !== null) {
    progress.refused.push(refused.clause);
    parts.add('negativePrompt', withoutLength(parts, refused.thing));
    if (technicalField(reading, refused.thing, false) === 'audio') parts.add('audio', refused.clause);
    return;
  }
  const order = orderIn(reading, piece);
  if (order !== null) {
    for (const { field, place } of order.parts) parts.add(field, place);
    parts.add('context', order.purpose);
    return;
  }
  if (isWritingBan(reading, piece)) return;
  if (isExceptedSound(reading, piece) || isSilence(reading, piece)) {
    parts.add('audio', withoutEdges(reading, piece, ['video.filler', 'joiner']));
    return;
  }
  const field = technicalField(reading, piece, isLastScene);
  const { things: refusedThings, wanted, isVerbatim } = sortBans(reading, piece, reading.exclusions);
  // Excluding speech would exclude the line as well.
  const things = refusedThings.filter(
    (thing) => !(progress.isMuted && isSpeech(reading, thing)) && !isOtherSounds(reading, thing),
  );
  const isBanOnly = things.length > 0 && wanted.length === 0;
  const isStill = (field === 'cameraMotion' || field === 'cameraAngle') && hasHit(reading, piece, ['video.camera']);
  // "Slow motion, no": what is banned is not the look as well.
  if (field === 'style' && things.length > 0 && isOnlyBanned(reading, piece)) {
    for (const thing of things) parts.add('negativePrompt', withoutLength(parts, thing));
    return;
  }
  const isUncut = reading.concepts.some((span) => span.id === 'move.one-take' && overlaps(span, piece));
  if (!isStill) for (const thing of things) parts.add('negativePrompt', withoutLength(parts, thing));
  if (isUncut) progress.uncut.push(...things.map((thing) => typedAt(reading, thing)));
  if (field !== null && (!isBanOnly || isStill || field === 'audio' || deniesItself(reading, piece, field))) {
    const rest = withoutEdges(reading, piece, ['video.filler', 'joiner', 'video.adversative']);
    addWithLight(parts, field, rest === null ? null : withoutLastFormat(parts, rest, field));
    return;
  }
  const exception = hasHit(reading, piece, ['video.except']) ? formatAtStart(reading, piece)?.parts[0] : undefined;
  if (exception !== undefined) parts.add(exception.field, piece);
  else if (isVerbatim) parts.add('action', piece);
  else for (const place of wanted) addWanted(parts, place, isLastScene);
}

/** The dialogue begins with the line; who says it and how is told by the scene. */
function addLines(progress: Progress, piece: Place, lines: readonly Place[]): void {
  const { parts } = progress;
  const label = lines.length === 1 && lines[0] !== undefined ? labelOf(parts.reading, piece, lines[0]) : null;
  for (const line of label?.isAll ? [label.line] : lines) parts.add('dialogue', line);
  // A label is no action; a voice without a face is a sound.
  if (!label?.isAll) parts.add('action', withoutFormat(parts, piece));
  else if (label.isVoice) parts.add('audio', label.place);
}

function addWanted(parts: IdeaParts, place: Place, isLastScene: boolean): void {
  const { reading } = parts;
  const run = formatAtStart(reading, place);
  if (run !== null && run.end >= place.end) {
    for (const one of run.parts) parts.add(one.field, one.place);
    return;
  }
  const field = technicalField(reading, place, isLastScene);
  const hasScene = parts.has('action');
  const mayOrder = !hasScene && place.end < reading.body.end;
  if (mayOrder && isOrderWhole(reading, place)) parts.add('context', withoutFormat(parts, place));
  else if (run !== null && mayOrder && isOrder(reading, { start: run.end, end: place.end })) {
    for (const one of run.parts) parts.add(one.field, one.place);
    parts.add('context', part(reading, run.end, place.end));
  } else if (field !== null) addWithLight(parts, field, withoutLastFormat(parts, place, field));
  else if (!hasScene && !isLastScene && isPlace(reading, place)) parts.add('context', withoutFormat(parts, place));
  else parts.add('action', withoutFormat(parts, place));
}
