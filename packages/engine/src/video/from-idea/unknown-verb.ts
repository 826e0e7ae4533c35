import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { type Group, hitsIn, part } from './hits-in.ts';

/**
 * The second noun with an article, where no small word leads to it, is what is done to: in a clause that ends with its verb
 * the action begins there, in another with the word before it, a verb that no list has.
 */
export function unknownVerb(reading: IdeaReading, scene: Place, before: number, verbEnd: number): number | undefined {
  const place = { start: scene.start, end: before };
  const links = hitsIn(reading, place, LINKS);
  const next = hitsIn(reading, place, ['video.determiner']).find(
    ({ start }) =>
      start > place.start &&
      !links.some(({ end }) => start - end <= 1 && end <= start) &&
      !startsAfterDeterminer(reading, place, start),
  )?.start;
  if (next === undefined) return clitic(reading, place);
  if (before < scene.end && part(reading, verbEnd, scene.end) === null) return next;
  const word = next - 1 - (/[\p{L}\p{M}'-]*$/u.exec(reading.visible.slice(place.start, next - 1))?.[0].length ?? 0);
  const start = withClitics(reading, scene, word);
  return part(reading, scene.start, start) === null || endsWithDeterminer(reading, { start: scene.start, end: start })
    ? undefined
    : start;
}

const LINKS: readonly Group[] = [
  'video.glue',
  'video.of',
  'video.link',
  'joiner',
  'video.placeStart',
  'video.nounBefore',
  'video.before',
  'video.relative',
];

/** "Si scalda": a small word of this kind stands before a verb. */
function clitic(reading: IdeaReading, place: Place): number | undefined {
  const small = hitsIn(reading, place, ['video.clitic']).filter(
    (hit) => !hitsIn(reading, hit, ['video.determiner']).length,
  );
  return small.find(
    ({ start, end }) =>
      part(reading, place.start, start) !== null &&
      part(reading, end, place.end) !== null &&
      !endsWithDeterminer(reading, { start: place.start, end: start }),
  )?.start;
}

function endsWithDeterminer(reading: IdeaReading, place: Place): boolean {
  const rest = part(reading, place.start, place.end);
  return rest !== null && hitsIn(reading, rest, ['video.determiner']).some(({ end }) => end === rest.end);
}

function startsAfterDeterminer(reading: IdeaReading, place: Place, start: number): boolean {
  return hitsIn(reading, place, ['video.determiner']).some(({ end }) => start - end === 1);
}

/** Arabic writes a particle and its verb as one word. */
function wordStart(reading: IdeaReading, verb: number): number {
  const before = reading.visible.slice(Math.max(0, verb - 3), verb);
  return verb - (/\p{Script=Arabic}{1,3}$/u.exec(before)?.[0].length ?? 0);
}

/** "Ne", "se", "не": small words before a verb go with it. */
export function withClitics(reading: IdeaReading, scene: Place, verb: number): number {
  const small = hitsIn(reading, { start: scene.start, end: verb }, ['video.clitic']);
  let start = wordStart(reading, verb);
  for (const { start: from, end } of small.toReversed()) if (start - end <= 1 && from > scene.start) start = from;
  return start;
}
