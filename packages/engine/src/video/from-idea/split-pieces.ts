import type { IdeaReading } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { VideoField } from '../video-form.ts';
import { turnedField, turnsOn } from './both-sides.ts';
import { isExceptedPair, isExceptedSound, opensException } from './excepted-sound.ts';
import { formatAtEnd, formatAtStart } from './find-format.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { hasPlainVerb, startsWith } from './plain-verbs.ts';
import { orderIn } from './read-order.ts';
import { labelOf } from './read-speech.ts';
import { isRefusal, refusedIn } from './refused-in.ts';
import { sortBans } from './sort-bans.ts';
import { splitFields, splitTechnical } from './split-fields.ts';
import { technicalField } from './technical-field.ts';

/** Text after this many clauses is kept as typed. */
const MAX_PIECES = 30;
const MAX_READ_CHARS = 700;

/**
 * The clauses of the wanted part: a line stays with its speaker, and camera and sound are separate clauses.
 * @param unsure ranges that must not be split
 */
export function splitPieces(
  reading: IdeaReading,
  unsure: readonly Place[] = [],
): { pieces: Place[]; rest: Place | null } {
  // "给我|的店": what would begin with a bound word keeps its lead-in.
  const isBound = startsWith(reading, { start: reading.body.start, end: reading.body.end }, ['video.bound']);
  const from = isBound ? 0 : reading.body.start;
  const clipped = reading.clauses.flatMap((clause) => {
    const piece = part(reading, Math.max(clause.start, from), Math.min(clause.end, reading.body.end));
    return piece === null ? [] : atSpaces(reading, piece);
  });
  const tail = clipped.findIndex(({ end }, index) => index >= MAX_PIECES || end - reading.body.start > MAX_READ_CHARS);
  const read = tail < 0 ? clipped : clipped.slice(0, tail);
  const isOneDoubt = (last: Place, piece: Place) =>
    unsure.some((place) => overlaps(place, last) && overlaps(place, piece));
  const isWhole = (piece: Place) => unsure.some((place) => overlaps(place, piece));
  const merged: Place[] = [];
  for (const piece of withLateTurns(reading, read)) {
    const last = merged.at(-1);
    const before = merged.at(-2);
    if (last !== undefined && before !== undefined && isAside(reading, last) && turnsOn(reading, before, piece)) {
      merged.pop();
      before.end = piece.end;
    } else if (last !== undefined && (isOneDoubt(last, piece) || belongsTogether(reading, last, piece)))
      last.end = piece.end;
    else merged.push({ ...piece });
  }
  const isOne = (piece: Place) =>
    isWhole(piece) ||
    isExceptedSound(reading, piece) ||
    turnedField(reading, piece) !== null ||
    orderIn(reading, piece) !== null ||
    refusedIn(reading, piece)?.lead === null;
  const parted = merged
    .flatMap((piece, index) => (isWhole(piece) ? [piece] : splitOrder(reading, piece, index === 0)))
    .flatMap((piece) => (isOne(piece) ? [piece] : splitTechnical(reading, piece)))
    .flatMap((piece) => (isOne(piece) ? [piece] : splitFields(reading, piece)));
  const pieces = withRefusals(reading, parted);
  const rest = tail < 0 ? null : part(reading, clipped[tail]?.start ?? reading.body.end, reading.body.end);
  return { pieces, rest };
}

/** "Music | not needed" is one statement; what comes before it in a language without a mark is another. */
function withRefusals(reading: IdeaReading, pieces: readonly Place[]): Place[] {
  const joined: Place[] = [];
  for (const piece of pieces.flatMap((one) => lengthApart(reading, one))) {
    const last = joined.at(-1);
    const isAdjacent = last !== undefined && /^\s*$/u.test(reading.visible.slice(last.end, piece.start));
    if (last !== undefined && isAdjacent && isRefusal(reading, piece)) last.end = piece.end;
    else joined.push({ ...piece });
  }
  return joined.flatMap((piece) => {
    const refused = refusedIn(reading, piece);
    return refused === null || refused.lead === null ? [piece] : [refused.lead, refused.clause];
  });
}

/** "Müzik istemiyorum | 9 sn". */
function lengthApart(reading: IdeaReading, piece: Place): Place[] {
  const last = formatAtEnd(reading, piece);
  const rest = last === null ? null : part(reading, piece.start, last.start);
  if (last === null || rest === null || !last.parts.every(({ field }) => field === 'duration')) return [piece];
  return isRefusal(reading, rest) || refusedIn(reading, rest) !== null
    ? [rest, { start: last.start, end: piece.end }]
    : [piece];
}

/** A clause does not end with one of these. */
const DANGLING: readonly Group[] = ['video.pronoun', 'video.relative', 'video.determiner', 'video.before', 'joiner'];

const MAX_LATE_WORDS = 2;

/** "Schwenkt aber mit": a turn behind the first words of a clause, where the reading parts it from them. */
function withLateTurns(reading: IdeaReading, pieces: readonly Place[]): Place[] {
  const joined: Place[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isLate =
      last !== undefined &&
      startsWith(reading, piece, ['video.adversative']) &&
      /^\s*$/u.test(reading.visible.slice(last.end, piece.start)) &&
      countWords(textOf(reading, last)) <= MAX_LATE_WORDS;
    if (isLate) last.end = piece.end;
    else joined.push({ ...piece });
  }
  return joined;
}

/** "Fixed," between the camera and what turns against it. */
function isAside(reading: IdeaReading, piece: Place): boolean {
  const isShort = countWords(textOf(reading, piece)) <= 1;
  return isShort && !hasPlainVerb(reading, piece) && !textOf(reading, piece).includes('¤');
}

/** In scripts without spaces, a space is a punctuation mark. */
function atSpaces(reading: IdeaReading, piece: Place): Place[] {
  const cuts = allMatches(textOf(reading, piece), SPACE).map(({ index }) => piece.start + index);
  return [piece.start, ...cuts].flatMap((start, index) => part(reading, start, cuts[index] ?? piece.end) ?? []);
}

const SPACE =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[ 　](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

const MAX_MATTER_WORDS = 4;

/** "A clip for my gran: she opens a box". */
function splitOrder(reading: IdeaReading, piece: Place, isFirst: boolean): Place[] {
  const colon = /[:：](?=\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u.exec(
    textOf(reading, piece),
  )?.index;
  if (colon === undefined) return [piece];
  const order = part(reading, piece.start, piece.start + colon);
  const rest = part(reading, piece.start + colon, piece.end);
  const isFormat = order !== null && (formatAtStart(reading, order)?.end ?? 0) >= order.end;
  // "In one take: my mother calls me".
  const isMatter =
    order !== null &&
    countWords(textOf(reading, order)) <= MAX_MATTER_WORDS &&
    /^(?:composition|style|cameraMotion)$/.test(technicalField(reading, order, false) ?? '');
  if (isMatter && rest !== null) return [order, rest];
  const isOrder =
    isFirst &&
    order !== null &&
    (orderIn(reading, order) !== null ||
      ((isFormat || hasHit(reading, order, ['video.request', 'video.format'])) &&
        !hasHit(reading, order, ['video.saying', 'video.verbs'])));
  return isOrder && rest !== null ? [order, rest] : [piece];
}

function belongsTogether(reading: IdeaReading, last: Place, piece: Place): boolean {
  if (isExceptedPair(reading, last, piece)) return true;
  if (opensException(reading, piece)) return false;
  const quotes = (place: Place) => reading.quotations.filter((quotation) => overlaps(quotation, place));
  const gap = reading.visible.slice(last.end, piece.start);
  const isLine = quotes(piece)[0]?.start === piece.start;
  if (isLine && quotes(last).length === 0 && !/[.!?;\n]/.test(gap)) {
    const isVerbLast = /[\p{Script=Hangul}\p{Script=Hiragana}]/u.test(textOf(reading, last));
    return !isVerbLast && hasHit(reading, last, ['video.saying']);
  }
  // "She says | just "…"".
  const quote = quotes(piece)[0];
  const isSaid = hitsIn(reading, last, ['video.saying']).some(({ end }) => end === last.end) && /^\s*$/.test(gap);
  if (isSaid && quote !== undefined && countWords(textOf(reading, { start: piece.start, end: quote.start })) <= 2)
    return true;
  const isEnd = quotes(last).at(-1)?.end === last.end;
  const isLabeled = quotes(last).some((quote) => labelOf(reading, last, quote) !== null);
  if (isEnd && startsWithin(reading, piece)) return !isLabeled && !hasHit(reading, last, ['video.saying']);
  if (isCorrected(reading, last, piece) || isException(reading, piece)) return true;
  if (isOfCamera(reading, last, piece) || turnsOn(reading, last, piece)) return true;
  // "He just nods": a contrasting word without a mark before it separates nothing, unless it starts a sound or filming.
  const isSoft = /^\s*$/.test(gap) && startsWith(reading, piece, ['contrast']);
  if (!isSoft) return false;
  if (hitsIn(reading, piece, ['contrast']).some(({ end }) => end === piece.end)) return true;
  // "Camera behind her so you | only see her back".
  if (hitsIn(reading, last, DANGLING).some(({ end }) => end === last.end)) return true;
  if (countWords(textOf(reading, last)) <= 3 && isFilmed(technicalField(reading, last, false))) return true;
  const isBan = sortBans(reading, last, reading.exclusions).things.length > 0;
  if (isBan) return isOfSameSound(reading, last, piece);
  const isOther = [last, piece].some((place) => isFilmed(technicalField(reading, place, false)));
  return !isOther && !reading.exclusions.some(({ place }) => overlaps(place, piece));
}

const MAX_CAMERA_WORDS = 6;

/** "Camera low, follows the boat": without another subject, the camera does it. */
function isOfCamera(reading: IdeaReading, last: Place, piece: Place): boolean {
  const isCamera =
    technicalField(reading, last, false)?.startsWith('camera') && hasHit(reading, last, ['video.camera']);
  const isFixed = reading.concepts.some((span) => span.id === 'move.static' && overlaps(span, last));
  const isShort = countWords(textOf(reading, piece)) <= MAX_CAMERA_WORDS;
  const gap = reading.visible.slice(last.end, piece.start);
  return (
    Boolean(isCamera) && !isFixed && isShort && /^\s*,\s*$/.test(gap) && startsWith(reading, piece, ['video.verbs'])
  );
}

const MAX_CORRECTED_WORDS = 5;

/** "Not white but gray" is one statement. */
function isCorrected(reading: IdeaReading, last: Place, piece: Place): boolean {
  const isTurn = startsWith(reading, piece, ['contrast']) && !startsWith(reading, piece, ['video.turn']);
  // Without a mark between them it is one sentence: "not a dog but a goat stands on the roof".
  const isOne = /^\s*$/.test(reading.visible.slice(last.end, piece.start));
  const isShort = isOne || countWords(textOf(reading, piece)) <= MAX_CORRECTED_WORDS;
  return (
    isTurn &&
    isShort &&
    reading.exclusions.some(({ place }) => overlaps(place, last) && part(reading, place.end, last.end) === null) &&
    technicalField(reading, piece, false) === null &&
    !/[.!?;\n]/.test(reading.visible.slice(last.end, piece.start))
  );
}

/** "Silence except for a clock" neither takes back nor excludes anything. */
function isException(reading: IdeaReading, piece: Place): boolean {
  return startsWith(reading, piece, ['video.except']);
}

function isFilmed(field: VideoField | null): boolean {
  return field === 'audio' || field === 'cameraMotion';
}

/** "No music just splashes". */
function isOfSameSound(reading: IdeaReading, last: Place, piece: Place): boolean {
  const isShort = countWords(textOf(reading, piece)) <= 4;
  return isShort && technicalField(reading, last, false) === 'audio' && technicalField(reading, piece, false) === null;
}

/** "…", he says: the verb of saying is among the first words. */
function startsWithin(reading: IdeaReading, piece: Place): boolean {
  const saying = hitsIn(reading, piece, ['video.saying'])[0];
  return saying !== undefined && countWords(textOf(reading, { start: piece.start, end: saying.start })) <= 4;
}
