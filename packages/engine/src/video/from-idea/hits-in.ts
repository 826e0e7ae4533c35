import { oncePer } from '../../once-per.ts';
import type { Hit } from '../../reading/lexicon-of.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';

export type Group = Hit['group'];

/** The hits of some groups in a part, in order. */
export function hitsIn(reading: IdeaReading, place: Place, groups: readonly Group[]): Hit[] {
  const index = indexOf(reading);
  const found = groups.flatMap((group) => within(index.get(group) ?? [], place));
  return groups.length > 1 ? found.toSorted((a, b) => a.start - b.start) : found;
}

export function hasHit(reading: IdeaReading, place: Place, groups: readonly Group[]): boolean {
  const index = indexOf(reading);
  return groups.some((group) => within(index.get(group) ?? [], place).length > 0);
}

/** True if all of a part is one hit ("she", "no drone" without its "no"). */
export function isOneHit(reading: IdeaReading, place: Place, groups: readonly Group[]): boolean {
  return hitsIn(reading, place, groups).some(({ start, end }) => start === place.start && end === place.end);
}

const indexOf = oncePer((reading: IdeaReading): Map<Group, Hit[]> => {
  const index = new Map<Group, Hit[]>();
  for (const hit of reading.hits) {
    const known = index.get(hit.group);
    if (known === undefined) index.set(hit.group, [hit]);
    else known.push(hit);
  }
  return index;
});

/** The hits of a group are sorted by start. */
function within(hits: readonly Hit[], { start, end }: Place): Hit[] {
  let from = 0;
  let to = hits.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((hits[middle]?.start ?? 0) < start) from = middle + 1;
    else to = middle;
  }
  const found: Hit[] = [];
  for (let at = from; at < hits.length; at += 1) {
    const hit = hits[at];
    if (hit === undefined || hit.start > end) break;
    if (hit.end <= end) found.push(hit);
  }
  return found;
}

export function textOf(reading: IdeaReading, { start, end }: Place): string {
  return reading.visible.slice(start, end);
}

/** A part of a text without surrounding marks and spaces; null if no letter, number or quotation remains. */
export function part(reading: IdeaReading, start: number, end: number): Place | null {
  const { visible } = reading;
  let from = start;
  let to = end;
  while (from < to && EDGE.test(visible.charAt(from))) from += 1;
  while (to > from && EDGE.test(visible.charAt(to - 1))) to -= 1;
  return /[\p{L}\p{N}¤]/u.test(visible.slice(from, to)) ? trimmed(visible, { start: from, end: to }) : null;
}

const EDGE = /[\s,;:.!?–—、。，：；！？،؛؟-]/u;

/** The perceived length of a text: a Chinese or Japanese word has about two characters. */
export function countWords(text: string): number {
  const spaceless = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}'¤]+/gu)?.length ?? 0;
  return spaceless > 0 ? Math.ceil(spaceless / 2) : words;
}

/** Without joiners to its neighbors ("and", "please", "with"). */
export function withoutEdges(reading: IdeaReading, place: Place, groups: readonly Group[]): Place | null {
  let rest: Place | null = part(reading, place.start, place.end);
  for (let isMoving = true; isMoving && rest !== null; ) {
    const now: Place = rest;
    // "从后面跟": what is a joiner elsewhere ends the name of a move.
    const isPart = (hit: Hit) =>
      reading.concepts.some(
        ({ kind, start, end }) =>
          kind === 'move' && start <= hit.start && hit.end <= end && end - start > hit.end - hit.start,
      );
    const edge = hitsIn(reading, now, groups).find(
      (hit) => (hit.start === now.start || hit.end === now.end) && !isPart(hit),
    );
    isMoving = edge !== undefined;
    if (edge === undefined) break;
    rest = edge.start === now.start ? part(reading, edge.end, now.end) : part(reading, now.start, edge.start);
  }
  return rest;
}

/** Verbs followed by another verb; a noun may have the same ending ("냉장고"). */
export function chainsIn(reading: IdeaReading, place: Place): Hit[] {
  const nouns = hitsIn(reading, place, ['video.noVerb']);
  return hitsIn(reading, place, ['video.chain']).filter((hit) => !nouns.some(({ end }) => end === hit.end));
}
