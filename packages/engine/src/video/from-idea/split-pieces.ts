import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import type { VideoField } from '../video-form.ts';
import { countWords, hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { sortBans } from './sort-bans.ts';
import { startsWith, technicalField } from './technical-field.ts';

/** What comes after so many clauses is kept as it was typed. */
const MAX_PIECES = 30;
const MAX_READ_CHARS = 1000;

/** The clauses of what is asked for: a line goes with who says it, and camera and sound are clauses of their own. */
export function splitPieces(reading: IdeaReading): { pieces: Place[]; rest: Place | null } {
  const clipped = reading.clauses.flatMap((clause) => {
    const piece = part(reading, Math.max(clause.start, reading.body.start), Math.min(clause.end, reading.body.end));
    return piece === null ? [] : [piece];
  });
  const tail = clipped.findIndex(({ end }, index) => index >= MAX_PIECES || end - reading.body.start > MAX_READ_CHARS);
  const read = tail < 0 ? clipped : clipped.slice(0, tail);
  const merged: Place[] = [];
  for (const piece of read) {
    const last = merged.at(-1);
    if (last !== undefined && belongsTogether(reading, last, piece)) last.end = piece.end;
    else merged.push({ ...piece });
  }
  const pieces = merged
    .flatMap((piece, index) => (index === 0 ? splitOrder(reading, piece) : [piece]))
    .flatMap((piece) => splitTechnical(reading, piece));
  const rest = tail < 0 ? null : part(reading, clipped[tail]?.start ?? reading.body.end, reading.body.end);
  return { pieces, rest };
}

/** "A clip for my gran: she opens a box". */
function splitOrder(reading: IdeaReading, piece: Place): Place[] {
  const colon = /[:：](?=\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u.exec(
    textOf(reading, piece),
  )?.index;
  if (colon === undefined) return [piece];
  const order = part(reading, piece.start, piece.start + colon);
  const rest = part(reading, piece.start + colon, piece.end);
  const isOrder =
    order !== null &&
    hasHit(reading, order, ['video.request', 'video.format']) &&
    !hasHit(reading, order, ['video.saying', 'video.verbs']);
  return isOrder && rest !== null ? [order, rest] : [piece];
}

function belongsTogether(reading: IdeaReading, last: Place, piece: Place): boolean {
  const quotes = (place: Place) => reading.quotations.filter((quotation) => overlaps(quotation, place));
  const gap = reading.visible.slice(last.end, piece.start);
  const isLine = quotes(piece)[0]?.start === piece.start;
  if (isLine && quotes(last).length === 0 && !/[.!?;\n]/.test(gap)) {
    const isVerbLast = /[\p{Script=Hangul}\p{Script=Hiragana}]/u.test(textOf(reading, last));
    return !isVerbLast && hasHit(reading, last, ['video.saying']);
  }
  const isEnd = quotes(last).at(-1)?.end === last.end;
  if (isEnd && startsWithin(reading, piece)) return !hasHit(reading, last, ['video.saying']);
  // "He just nods": a word of contrast without a mark before it parts nothing, unless it begins what is heard or filmed.
  const isSoft = /^\s*$/.test(gap) && startsWith(reading, piece, ['contrast']);
  if (!isSoft) return false;
  if (hitsIn(reading, piece, ['contrast']).some(({ end }) => end === piece.end)) return true;
  if (countWords(textOf(reading, last)) <= 3 && isFilmed(technicalField(reading, last, false))) return true;
  const isBan = sortBans(reading, last, reading.exclusions).things.length > 0;
  if (isBan) return isOfSameSound(reading, last, piece);
  const isOther = [last, piece].some((place) => isFilmed(technicalField(reading, place, false)));
  return !isOther && !reading.exclusions.some(({ place }) => overlaps(place, piece));
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

/** Before "(and) the camera slowly …" and "(and) you hear …", also where no mark stands. */
function splitTechnical(reading: IdeaReading, piece: Place): Place[] {
  if (isFilmed(technicalField(reading, piece, false))) return [piece];
  const moves = reading.concepts.filter(({ kind, start, end }) => kind === 'move' && contains(piece, { start, end }));
  const joiners = hitsIn(reading, piece, ['joiner', 'contrast', 'video.determiner']);
  const cameras = hitsIn(reading, piece, ['video.camera', 'video.hear']);
  const cuts = cameras.flatMap((camera) => {
    const before = joiners.findLast(({ end }) => end <= camera.start && part(reading, end, camera.start) === null);
    const earlier =
      before === undefined
        ? undefined
        : joiners.find(({ end }) => end <= before.start && part(reading, end, before.start) === null);
    const start = earlier?.start ?? before?.start ?? camera.start;
    if (part(reading, piece.start, start) === null) return [];
    const isJoined = [before, earlier].some(
      (hit) => hit !== undefined && (hit.group === 'joiner' || hit.group === 'contrast'),
    );
    const isMove = moves.some((move) => move.start >= start && move.start <= camera.end + 1);
    return isJoined || isMove || camera.group === 'video.hear' ? [start] : [];
  });
  const ends = [...new Set(cuts)].toSorted((a, b) => a - b);
  return [piece.start, ...ends].flatMap((start, index) => part(reading, start, ends[index] ?? piece.end) ?? []);
}
