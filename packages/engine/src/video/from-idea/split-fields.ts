import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { formatAtStart } from './find-format.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { startsWith } from './plain-verbs.ts';
import { technicalField } from './technical-field.ts';

const MAX_SPLIT_WORDS = 24;
const MAX_SILENT_WORDS = 5;
const OPERATORS: readonly Group[] = ['exclude', 'excludeAfter', 'video.turn', 'video.justEnd', 'video.silent'];
const NAMED: readonly Group[] = ['video.sound', 'video.heard', 'video.silent', 'video.lettering'];

/** Before "(and) the camera slowly …" and "(and) you hear …", also where no mark stands. */
export function splitTechnical(reading: IdeaReading, piece: Place): Place[] {
  const field = technicalField(reading, piece, false);
  const cameras = hitsIn(reading, piece, ['video.camera', 'video.hear']);
  if (field === 'audio' || field === 'cameraMotion') {
    // "… besliyor kamera sabit": a verb that ends its clause.
    const verbEnds = hitsIn(reading, piece, ['verbEnd']);
    const isCut = (camera: Place) =>
      verbEnds.some(({ end }) => part(reading, end, camera.start) === null && end <= camera.start);
    return cutAt(
      reading,
      piece,
      cameras.filter(isCut).map(({ start }) => start),
    );
  }
  const moves = reading.concepts.filter(({ kind, start, end }) => kind === 'move' && contains(piece, { start, end }));
  const joiners = hitsIn(reading, piece, ['joiner', 'contrast', 'video.determiner']);
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
  return cutAt(reading, piece, cuts);
}

function cutAt(reading: IdeaReading, piece: Place, cuts: readonly number[]): Place[] {
  const ends = [...new Set(cuts)].toSorted((a, b) => a - b);
  return [piece.start, ...ends].flatMap((start, index) => part(reading, start, ends[index] ?? piece.end) ?? []);
}

/** "Camera still no music", "one wide shot and no text": what is filmed, heard and ruled out go each to its field. */
export function splitFields(reading: IdeaReading, piece: Place): Place[] {
  if (countWords(textOf(reading, piece)) > MAX_SPLIT_WORDS || textOf(reading, piece).includes('¤')) return [piece];
  const starts = [...new Set(startsIn(reading, piece))].toSorted((a, b) => a - b);
  const cuts: number[] = [];
  for (const [index, start] of starts.entries()) {
    const left = part(reading, cuts.at(-1) ?? piece.start, start);
    const right = part(reading, start, starts[index + 1] ?? piece.end);
    const rest = part(reading, start, piece.end);
    if (left !== null && right !== null && rest !== null && mayPart(reading, left, right, rest)) cuts.push(start);
  }
  return cutAt(reading, piece, cuts);
}

/** Where a part may begin: at a ban, at "only", or at a sound with the small words before it. */
function startsIn(reading: IdeaReading, piece: Place): number[] {
  const bans = hitsIn(reading, piece, ['exclude']).filter(
    (hit) => !hasHit(reading, hit, ['video.negator', 'video.denial']),
  );
  const denials = reading.concepts.filter((span) => deniesSound(span) && contains(piece, span));
  const named = [...hitsIn(reading, piece, [...NAMED, 'video.turn', 'video.light', 'video.camera']), ...denials];
  const small = hitsIn(reading, piece, ['joiner', 'contrast', 'exclude', 'video.turn', 'video.determiner']);
  return [...bans, ...named].flatMap((target) => {
    let start = wordStart(reading.visible, target.start);
    for (;;) {
      const before = small.findLast((hit) => hit.end <= start && part(reading, hit.end, start) === null);
      if (before === undefined) break;
      start = before.start;
    }
    const chained = start > piece.start ? [start] : [];
    const chain = hitsIn(reading, { start: piece.start, end: start }, ['video.chain']).at(-1);
    return chain !== undefined && part(reading, chain.end, start) !== null ? [chain.end, ...chained] : chained;
  });
}

function mayPart(reading: IdeaReading, left: Place, right: Place, rest: Place): boolean {
  const other = fieldOf(reading, right) ?? fieldOf(reading, rest);
  if (other === null) return false;
  const isJoined = startsWith(reading, right, ['joiner', 'contrast']);
  const isDenial = reading.concepts.some((span) => deniesSound(span) && contains(right, span));
  if (!isJoined && !isDenial && !hasHit(reading, right, OPERATORS)) return false;
  const isChained = hitsIn(reading, left, ['video.chain']).some(({ end }) => end === left.end);
  const own = fieldOf(reading, left);
  if (own === null) return isChained && other === 'audio';
  // "No people and warm light" denies both.
  const isDenied = own === 'ban' && isJoined && !hasHit(reading, right, OPERATORS) && other !== 'cameraMotion';
  return own !== other && !isDenied;
}

/** Arabic writes "and" as part of the next word. */
function wordStart(visible: string, start: number): number {
  return start - (/\p{Script=Arabic}{1,3}$/u.exec(visible.slice(Math.max(0, start - 4), start))?.[0].length ?? 0);
}

function deniesSound({ id }: { id: string }): boolean {
  return id.startsWith('sound.no-');
}

function fieldOf(reading: IdeaReading, place: Place): string | null {
  const isSilent = hasHit(reading, place, ['video.silent']) && countWords(textOf(reading, place)) <= MAX_SILENT_WORDS;
  if (isSilent) return 'dialogue';
  const field = technicalField(reading, place, false);
  if (field !== null) return field;
  if (startsWith(reading, place, ['exclude']) || isBanAfter(reading, place)) return 'ban';
  const bare = hitsIn(reading, place, ['joiner', 'contrast']).find(({ start }) => start === place.start);
  const banned = bare === undefined ? null : part(reading, bare.end, place.end);
  if (banned !== null && startsWith(reading, banned, ['exclude'])) return 'ban';
  const run = formatAtStart(reading, place);
  return run !== null && run.end >= place.end ? 'composition' : null;
}

function isBanAfter(reading: IdeaReading, place: Place): boolean {
  return hitsIn(reading, place, ['excludeAfter']).some(({ end }) => end === place.end);
}
