import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import type { JsonCue } from '../../words/reading-words.ts';

/** The word for "or", between two values and not two fields. */
export const OR = /\s+(?:or|oder|ou|o|u|veya|ya da|или|او|أو)\s+|\s*(?:或者|或|또는|または|か)\s*/u;

export function hasCue(reading: IdeaReading, place: Place, cues: readonly JsonCue[]): boolean {
  return reading.hits.some(
    ({ group, start, end }) => cues.some((cue) => group === `json.${cue}`) && contains(place, { start, end }),
  );
}

/** Without the marks and spaces round it. */
export function tidy(text: string): string {
  return text.replace(/^[\s,;:：、，。.=–-]+|[\s,;:：、，。.=–-]+$/gu, '').replace(/\s+/g, ' ');
}
