import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';

export type Mark = Place & { kind: 'stop' | 'line' | 'comma' };

/** A period after a letter or a common abbreviation does not end a sentence. */
const STOP =
  /[!?](?!\s?,)|[。！？]|(?<!(?<![\p{L}/])(?:\p{L}|ej|ex|bzw|ca|inkl|orn?|напр|vs|etc|evtl|ggf))\.(?=\s(?!\d)|$)/gu;
const LINE = /[;；\n]/gu;
const COMMA = /[,،、，](?!\d{3}(?!\d))|\s[-–—•]\s/gu;

/** Split points of an idea, outside brackets and numbers. */
export function marksIn({ visible }: IdeaReading, place: Place): Mark[] {
  const text = visible.slice(place.start, place.end);
  const brackets = bracketsIn(text);
  const found = ([kind, pattern]: readonly [Mark['kind'], RegExp]) =>
    allMatches(text, pattern).map(({ index, 0: mark }) => ({ kind, start: index, end: index + mark.length }));
  return (
    [
      ['stop', STOP],
      ['line', LINE],
      ['comma', COMMA],
    ] as const
  )
    .flatMap(found)
    .filter(({ start }) => !brackets.some((bracket) => bracket.start < start && start < bracket.end))
    .filter(({ start, end }) => !(/\d/.test(text.charAt(start - 1)) && /\d/.test(text.charAt(end))))
    .map(({ kind, start, end }) => ({ kind, start: place.start + start, end: place.start + end }))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_MARKS);
}

const MAX_MARKS = 40;
const BRACKETS = /[([（【][^)\]）】]{0,160}[)\]）】]/gu;

export function bracketsIn(text: string): Place[] {
  if (!/[)\]）】]/u.test(text)) return [];
  return allMatches(text, BRACKETS).map(({ index, 0: bracket }) => ({ start: index, end: index + bracket.length }));
}
