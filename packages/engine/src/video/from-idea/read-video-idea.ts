import { type IdeaReading, readIdea } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import type { VideoField, VideoForm } from '../video-form.ts';
import { addSpeech, type Progress } from './add-speech.ts';
import { FIELD_OF, formatAtEnd, formatAtStart } from './find-format.ts';
import { countWords, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { type IdeaParts, ideaParts } from './idea-parts.ts';
import { isPlace } from './is-place.ts';
import { hasPlainVerb, startsWith } from './plain-verbs.ts';
import { ratioOf } from './ratio-of.ts';
import { addScene, withoutFormat } from './read-scene.ts';
import { findSpeech } from './read-speech.ts';
import { sortBans } from './sort-bans.ts';
import { splitPieces } from './split-pieces.ts';
import { technicalField } from './technical-field.ts';

/** The form that an idea fills: each field holds what was typed for it; a field of which nothing is said is blank. */
export type VideoIdea = {
  form: VideoForm;
  /** What `negativePrompt` lists. */
  banned: readonly string[];
  reading: IdeaReading;
};

/** What has more of these in one clause is no sentence. */
const MAX_PIECE_HITS = 60;

export function readVideoIdea(idea: string, words: ReadingWords): VideoIdea {
  const reading = readIdea(idea, words);
  const progress: Progress = { parts: ideaParts(reading), hasScene: false };
  const { pieces, rest } = splitPieces(reading);
  for (const [index, piece] of pieces.entries()) {
    const others = pieces.slice(index + 1);
    readPiece(progress, piece, !progress.hasScene && !others.some((other) => mayBeScene(reading, other)));
  }
  progress.parts.add('action', rest);
  progress.parts.append('composition', ratioOf(reading, words));
  const { form, textsOf } = progress.parts;
  return { form: form(), banned: textsOf('negativePrompt'), reading };
}

/** Whether a later clause can say what is seen, so that an earlier one may be about light or sound alone. */
function mayBeScene(reading: IdeaReading, piece: Place): boolean {
  const isLine = reading.quotations.some((quotation) => overlaps(quotation, piece));
  return isLine || (hasPlainVerb(reading, piece) && technicalField(reading, piece, false) === null);
}

function readPiece(progress: Progress, piece: Place, isLastScene: boolean): void {
  const { parts } = progress;
  const { reading } = parts;
  if (
    hitsIn(reading, piece, ['video.determiner', 'video.before', 'video.verbs', 'joiner', 'exclude']).length >
    MAX_PIECE_HITS
  ) {
    parts.add('action', piece);
    return;
  }
  const speech = findSpeech(reading, piece);
  if (speech !== null) {
    addSpeech(progress, speech, readPiece);
    return;
  }
  const field = technicalField(reading, piece, isLastScene);
  const { things, wanted, isVerbatim } = sortBans(reading, piece, reading.exclusions);
  const isBanOnly = things.length > 0 && wanted.length === 0;
  const isStill = (field === 'cameraMotion' || field === 'cameraAngle') && hasHit(reading, piece, ['video.camera']);
  if (!isStill) for (const thing of things) parts.add('negativePrompt', thing);
  if (field !== null && (!isBanOnly || isStill || field === 'audio' || deniesItself(reading, piece, field))) {
    parts.add(field, withoutEdges(reading, piece, ['video.filler', 'joiner']));
    const isLast = part(reading, piece.end, reading.body.end) === null;
    if (field === 'cameraMotion' && isLastScene && isLast) addFilmed(progress, piece);
    return;
  }
  if (isVerbatim) {
    parts.add('action', piece);
    progress.hasScene = true;
    return;
  }
  for (const place of wanted) addWanted(progress, place, isLastScene);
}

/** "The camera moves slowly toward a hut in the woods", where nothing else says what is seen. */
function addFilmed(progress: Progress, piece: Place): void {
  const { reading } = progress.parts;
  const verb = reading.hits.find(
    ({ group, start, end }) => group === 'video.camera' && contains(piece, { start, end }),
  );
  if (verb === undefined) return;
  const behind = { start: verb.end + 1, end: piece.end };
  const noun = hitsIn(reading, behind, ['video.determiner'])[0];
  const lead = hitsIn(reading, behind, ['video.before']).find(({ end }) => part(reading, end, piece.end) !== null);
  const start = noun?.start ?? lead?.end;
  const filmed = start === undefined ? null : part(reading, start, piece.end);
  if (filmed === null) return;
  addScene(progress.parts, filmed);
  progress.hasScene = true;
}

/** "No cuts" is a way of filming, "no music" a sound. */
function deniesItself(reading: IdeaReading, piece: Place, field: VideoField): boolean {
  return reading.concepts.some(
    (span) =>
      /^(?:sound\.no-|move\.(?:one-take|static)$)/.test(span.id) &&
      FIELD_OF[span.kind] === field &&
      contains(piece, span),
  );
}

function addWanted(progress: Progress, place: Place, isLastScene: boolean): void {
  const { parts } = progress;
  const { reading } = parts;
  const run = formatAtStart(reading, place);
  if (run !== null && run.end >= place.end) {
    for (const one of run.parts) parts.add(one.field, one.place);
    return;
  }
  const field = technicalField(reading, place, isLastScene);
  const mayOrder = !progress.hasScene && place.end < reading.body.end;
  if (mayOrder && isOrderWhole(reading, place)) parts.add('composition', place);
  else if (run !== null && mayOrder && isOrder(reading, { start: run.end, end: place.end })) {
    parts.add('composition', { start: run.parts[0]?.place.start ?? run.start, end: place.end });
  } else if (field !== null) parts.add(field, place);
  else if (!progress.hasScene && !isLastScene && isPlace(reading, place))
    parts.add('context', withoutFormat(parts, place));
  else if (!progress.hasScene) {
    addScene(parts, place);
    progress.hasScene = parts.has('subject') || parts.has('action');
  } else addMore(parts, place);
}

/** "A reel for our shop": who it is for, and nothing that is seen. */
function isOrder(reading: IdeaReading, rest: Place): boolean {
  const words = part(reading, rest.start, rest.end);
  return words !== null && startsWith(reading, words, ['video.glue', 'video.forWhom']) && !hasPlainVerb(reading, words);
}

/** "For our shop a 15 second video". */
function isOrderWhole(reading: IdeaReading, place: Place): boolean {
  const last = formatAtEnd(reading, place);
  return last !== null && startsWith(reading, place, ['video.forWhom']) && hasHit(reading, last, ['video.request']);
}

/** A further clause: what happens next, where it is, or what else is seen. */
function addMore(parts: IdeaParts, place: Place): void {
  const { reading } = parts;
  if (hasPlainVerb(reading, place) || startsWith(reading, place, ['video.then'])) {
    // A later clause keeps its own subject and place: cutting it could change who does what.
    parts.add('action', withoutFormat(parts, place));
    return;
  }
  const rest = withoutFormat(parts, place);
  if (rest === null) return;
  if (!hasHit(reading, rest, ['video.objectEnd']) && isPlace(reading, rest)) {
    parts.add('context', rest);
    return;
  }
  const isLong = countWords(textOf(reading, rest)) > 2;
  const isEvent =
    hasHit(reading, rest, ['video.objectEnd', 'video.negator', 'video.denial']) ||
    (isLong && startsWith(reading, rest, ['video.determiner']));
  if (isEvent || isParticleSubject(reading, rest) || (parts.has('dialogue') && !parts.has('action')))
    parts.add('action', rest);
  else if (hasHit(reading, rest, ['video.placeStart', 'video.placeEnd'])) parts.add('context', rest);
  else if (parts.has('action')) parts.add('action', rest);
  else parts.add(parts.has('subject') && !isLong ? 'subject' : 'action', rest);
}

function isParticleSubject(reading: IdeaReading, place: Place): boolean {
  return (
    /[\p{Script=Hiragana}\p{Script=Hangul}]/u.test(textOf(reading, place)) &&
    hasHit(reading, place, ['video.subjectEnd'])
  );
}
