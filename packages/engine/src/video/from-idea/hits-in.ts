import type { Hit } from '../../reading/lexicon-of.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';

export type Group = Hit['group'];

export function hitsIn(reading: IdeaReading, place: Place, groups: readonly Group[]): Hit[] {
  return reading.hits.filter((hit) => groups.includes(hit.group) && contains(place, hit));
}

export function hasHit(reading: IdeaReading, place: Place, groups: readonly Group[]): boolean {
  return reading.hits.some((hit) => groups.includes(hit.group) && contains(place, hit));
}

export function textOf(reading: IdeaReading, { start, end }: Place): string {
  return reading.visible.slice(start, end);
}

/** A part of a text without the marks and spaces at its edges; null where no letter, number or quotation is left. */
export function part(reading: IdeaReading, start: number, end: number): Place | null {
  const { visible } = reading;
  let from = start;
  let to = end;
  while (from < to && EDGE.test(visible.charAt(from))) from += 1;
  while (to > from && EDGE.test(visible.charAt(to - 1))) to -= 1;
  return /[\p{L}\p{N}¤]/u.test(visible.slice(from, to)) ? trimmed(visible, { start: from, end: to }) : null;
}

const EDGE = /[\s,;:.!?–—、。，：；！？،؛؟-]/u;

/** How long a text is for a person: a word of Chinese or Japanese has about two characters. */
export function countWords(text: string): number {
  const spaceless = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}'¤]+/gu)?.length ?? 0;
  return spaceless > 0 ? Math.ceil(spaceless / 2) : words;
}

/** Without what joins it to its neighbors ("and", "please", "with"). */
export function withoutEdges(reading: IdeaReading, place: Place, groups: readonly Group[]): Place | null {
  let rest: Place | null = part(reading, place.start, place.end);
  for (let isMoving = true; isMoving && rest !== null; ) {
    const now: Place = rest;
    const edge = hitsIn(reading, now, groups).find((hit) => hit.start === now.start || hit.end === now.end);
    isMoving = edge !== undefined;
    if (edge === undefined) break;
    rest = edge.start === now.start ? part(reading, edge.end, now.end) : part(reading, now.start, edge.start);
  }
  return rest;
}
