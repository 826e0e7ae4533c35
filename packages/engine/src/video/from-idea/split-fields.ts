import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { formatAtStart } from './find-format.ts';
import { chainsIn, countWords, type Group, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import { startsWith } from './plain-verbs.ts';
import { technicalField } from './technical-field.ts';

const MAX_SPLIT_WORDS = 24;
const MAX_SILENT_WORDS = 5;
/** "Silence except for the ticking of a clock": nothing starts this close after such a word. */
const MAX_EXCEPT_CHARS = 24;
const OPERATORS: readonly Group[] = ['exclude', 'excludeAfter', 'video.turn', 'video.justEnd', 'video.silent'];
const NAMED: readonly Group[] = ['video.sound', 'video.heard', 'video.silent', 'video.lettering'];

/** Before "(and) the camera slowly …" and "(and) you hear …", even without a mark. */
export function splitTechnical(reading: IdeaReading, piece: Place): Place[] {
  const field = technicalField(reading, piece, false);
  const cameras = hitsIn(reading, piece, ['video.camera', 'video.hear']);
  if (field === 'audio' || field === 'cameraMotion') {
    // "… besliyor kamera sabit": a verb that ends its clause.
    const verbEnds = hitsIn(reading, piece, ['verbEnd']);
    const isCut = (camera: Place) =>
      isAfterLine(reading, camera) ||
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
    return isJoined || isMove || camera.group === 'video.hear' || isAfterLine(reading, { start }) ? [start] : [];
  });
  return cutAt(reading, piece, cuts);
}

/** "Says "hello" camera fixed": a line needs no mark behind it. */
function isAfterLine(reading: IdeaReading, { start }: Pick<Place, 'start'>): boolean {
  return /¤\s*$/u.test(reading.visible.slice(Math.max(0, start - 3), start));
}

function cutAt(reading: IdeaReading, piece: Place, cuts: readonly number[]): Place[] {
  const ends = [...new Set(cuts)].toSorted((a, b) => a - b);
  return [piece.start, ...ends].flatMap((start, index) => part(reading, start, ends[index] ?? piece.end) ?? []);
}

/** "Camera still no music", "one wide shot and no text": filming, sound and exclusions each go to their field. */
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

/** Possible starts of a part: a ban, "only", or a sound or a camera with the small words before it. */
function startsIn(reading: IdeaReading, piece: Place): number[] {
  const silent = hitsIn(reading, piece, ['video.silent']);
  // "Does not move": the whole phrase negates a verb, although "not" alone may exclude something.
  const denials = hitsIn(reading, piece, ['video.negator', 'video.denial', 'video.except']);
  const bans = hitsIn(reading, piece, ['exclude']).filter(
    (hit) =>
      !denials.some((denial) => overlaps(denial, hit)) &&
      !silent.some(({ start, end }) => start < hit.start && hit.end <= end),
  );
  const spans = reading.concepts.filter((span) => (deniesSound(span) || span.kind === 'move') && contains(piece, span));
  const lights = hitsIn(reading, piece, ['video.light']);
  // "Lamp light", "والضو نيون": the second of two words for one light starts nothing.
  const isSecond = (hit: Place) => lights.some(({ end }) => end < hit.start && part(reading, end, hit.start) === null);
  const named = [
    ...hitsIn(reading, piece, [...NAMED, 'video.turn', 'video.camera']),
    ...lights.filter((hit) => !isSecond(hit)),
    ...spans,
  ];
  const small = hitsIn(reading, piece, ['exclude', 'video.turn', 'video.determiner', ...JOINING]);
  return [...bans, ...named].flatMap((target) => {
    let start = wordStart(reading.visible, target.start);
    for (;;) {
      const before = small.findLast((hit) => hit.end <= start && part(reading, hit.end, start) === null);
      if (before === undefined) break;
      start = before.start;
    }
    const isJoined = startsWith(reading, { start, end: piece.end }, JOINING);
    const joiner = isJoined ? undefined : hitsIn(reading, { start: piece.start, end: start }, JOINING).at(-1);
    // "And soft lamp light".
    const isNear = joiner !== undefined && countWords(textOf(reading, { start: joiner.end, end: start })) <= 2;
    if (isNear && !OPERATORS.some((group) => startsWith(reading, { start, end: piece.end }, [group])))
      start = joiner.start;
    const own = start > piece.start ? [start] : [];
    if (hasHit(reading, { start: Math.max(piece.start, start - MAX_EXCEPT_CHARS), end: start }, ['video.except']))
      return [];
    const chain = chainsIn(reading, { start: piece.start, end: start }).at(-1);
    return chain !== undefined && part(reading, chain.end, start) !== null ? [chain.end, ...own] : own;
  });
}

const JOINING: readonly Group[] = ['joiner', 'contrast', 'video.beside'];
const FILMED: readonly (string | null)[] = ['cameraMotion', 'cameraAngle', 'composition', 'style'];

function mayPart(reading: IdeaReading, left: Place, right: Place, rest: Place): boolean {
  const other = fieldOf(reading, right) ?? fieldOf(reading, rest);
  if (other === null) return false;
  const own = fieldOf(reading, left);
  if (own === null) {
    const isChained = chainsIn(reading, left).some(({ end }) => end === left.end);
    return isChained && other === 'audio' && hasHit(reading, rest, OPERATORS);
  }
  if (own === other || startsWith(reading, right, ['either']) || isWishAlone(reading, left)) return false;
  // "Müzik ve konuşma yok": one word excludes both.
  const isOneBan = reading.exclusions.some(
    ({ place }) =>
      overlaps(place, left) &&
      overlaps(place, right) &&
      place.end <= right.end &&
      !startsWith(reading, place, ['exclude']),
  );
  if (isOneBan && startsWith(reading, right, JOINING) && !FILMED.includes(own)) return false;
  const denials = reading.concepts.filter(deniesSound);
  const isDenied = denials.some((span) => contains(left, span));
  const isOwn =
    hasHit(reading, right, OPERATORS) ||
    denials.some((span) => contains(right, span)) ||
    (isDenied && other === 'cameraMotion') ||
    (other === 'audio' && isStill(reading, left));
  if (isOwn) return true;
  if (startsWith(reading, right, ['video.beside'])) return FILMED.includes(own) && other === 'audio';
  // "No people and warm light" negates both.
  return startsWith(reading, right, JOINING) && (own !== 'ban' || other === 'cameraMotion');
}

/** "Ich will | nicht, dass man …": what is said of no field governs what comes after it. */
function isWishAlone(reading: IdeaReading, place: Place): boolean {
  const run = formatAtStart(reading, place);
  return run !== null && run.end >= place.end && run.parts.length === 0;
}

/** A static camera follows no sound. */
function isStill(reading: IdeaReading, place: Place): boolean {
  return reading.concepts.some((span) => span.id === 'move.static' && contains(place, span));
}

/** Arabic attaches "and" to the next word, Japanese the kind of sound to it. */
function wordStart(visible: string, start: number): number {
  const isJapanese = /[\p{Script=Hiragana}]/u.test(visible) && /\p{Script=Han}/u.test(visible.charAt(start));
  if (isJapanese)
    return start - (/\p{Script=Han}{1,3}の?$/u.exec(visible.slice(Math.max(0, start - 4), start))?.[0].length ?? 0);
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
  // "Man sieht kein Gesicht | und keiner redet".
  const shown = withoutEdges(reading, place, ['video.thereIs']);
  if (shown !== null && shown.start > place.start && startsWith(reading, shown, ['exclude'])) return 'ban';
  const bare = hitsIn(reading, place, ['joiner', 'contrast']).find(({ start }) => start === place.start);
  const banned = bare === undefined ? null : part(reading, bare.end, place.end);
  if (banned !== null && startsWith(reading, banned, ['exclude'])) return 'ban';
  const run = formatAtStart(reading, place);
  return run !== null && run.end >= place.end ? 'composition' : null;
}

function isBanAfter(reading: IdeaReading, place: Place): boolean {
  return hitsIn(reading, place, ['excludeAfter']).some(({ end }) => end === place.end);
}
