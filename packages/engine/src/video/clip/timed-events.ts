import { type IdeaReading, readIdea, typedAt } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { type Group, hitsIn } from '../from-idea/hits-in.ts';
import { type ListMark, SEQUENCE } from '../from-idea/idea-parts.ts';
import { hasPlainVerb, plainVerbs } from '../from-idea/plain-verbs.ts';

/** What may stand before the verb of the next event: "and then she turns". */
const BEFORE_VERB: readonly Group[] = ['joiner', 'video.then', 'video.clitic', 'video.pronoun', 'video.filler'];
const MAX_BEFORE_VERB = 4;
const MAX_EVENTS = 4;
/** A shorter part of a clip shows nothing. */
const MIN_SECONDS = 2;
/** The mark that parted two events gives way to ours. */
const PARTING = /[\s,.;:、。，；،؛]+$/u;

/**
 * "She turns, waves and laughs" in six seconds: "0–2 s: She turns; 2–4 s: waves; 4–6 s: and laughs". No word is added,
 * moved or left out; where no second event certainly begins, the text stays as it is.
 * @param time how a span of seconds is written, as `{from}–{to} s: `
 */
export function timedEvents(
  action: string,
  seconds: number,
  { words, time, mark }: { words: ReadingWords; time: string; mark: ListMark },
): string {
  const reading = readIdea(action, words);
  if (saysTimes(reading)) return action;
  const starts = eventStarts(reading);
  const events = joinedTo(
    Math.min(MAX_EVENTS, Math.floor(seconds / MIN_SECONDS)),
    [0, ...starts].map((start, index) => typedAt(reading, { start, end: starts[index] ?? reading.visible.length })),
  );
  if (events.length < 2) return action;
  const ends = endsOf(events, seconds);
  return events
    .map((event, index) => {
      const text = index < events.length - 1 ? event.replace(PARTING, '') : event.trim();
      const [from, to] = [ends[index - 1] ?? 0, ends[index] ?? seconds];
      return time.replace('{from}', String(from)).replace('{to}', String(to)) + text;
    })
    .join(SEQUENCE[mark]);
}

/** "For the first 3 seconds": the idea has times of its own. */
function saysTimes(reading: IdeaReading): boolean {
  const { visible } = reading;
  return hitsIn(reading, { start: 0, end: visible.length }, ['seconds']).some(({ start }) =>
    /\d\s?$/u.test(visible.slice(Math.max(0, start - 2), start)),
  );
}

/** Where a clause or what follows a joiner begins with a verb, or with a word for what comes next. */
function eventStarts(reading: IdeaReading): number[] {
  const all = { start: 0, end: reading.visible.length };
  const places = [
    ...reading.clauses.slice(1).map(({ start }) => start),
    ...hitsIn(reading, all, ['joiner']).map(({ start }) => start),
  ];
  const verbs = startsOf([...plainVerbs(reading, all), ...hitsIn(reading, all, ['video.saying'])]);
  const next = startsOf(hitsIn(reading, all, ['video.then']));
  const still = startsOf(hitsIn(reading, all, NO_EVENT));
  const isEvent = (start: number) => {
    const verb = verbAfter(reading, start);
    const isBan = reading.exclusions.some(({ place }) => place.start <= verb && verb < place.end);
    return !isBan && !still.has(verb) && !still.has(start) && (next.has(start) || verbs.has(verb));
  };
  const starts = [...new Set(places)].filter((start) => start > 0 && isEvent(start)).toSorted((a, b) => a - b);
  // "She | just says": a part without a verb is the beginning of the next.
  return starts.filter((start, index) => {
    const event = { start: starts[index - 1] ?? 0, end: start };
    return hasPlainVerb(reading, event) || hitsIn(reading, event, ['video.saying']).length > 0;
  });
}

/** How something is or is not, and what is said about a line. */
const NO_EVENT: readonly Group[] = ['video.states', 'video.negator', 'exclude', 'video.lineLabel'];

const startsOf = (places: readonly Place[]) => new Set(places.map(({ start }) => start));

/** The place behind small words. */
function verbAfter(reading: IdeaReading, start: number): number {
  const { visible } = reading;
  let at = start;
  for (let count = 0; count < MAX_BEFORE_VERB; count += 1) {
    const small = hitsIn(reading, { start: at, end: visible.length }, BEFORE_VERB)
      .filter((hit) => hit.start === at)
      .toSorted((a, b) => b.end - a.end)[0];
    if (small === undefined) break;
    at = small.end;
    while (/[\s,]/.test(visible.charAt(at))) at += 1;
  }
  return at;
}

/** At most so many; the shortest neighbors become one. */
function joinedTo(most: number, events: readonly string[]): string[] {
  const joined = [...events];
  while (joined.length > Math.max(1, most)) {
    const lengths = joined.slice(1).map((event, index) => event.length + (joined[index]?.length ?? 0));
    const shortest = lengths.indexOf(Math.min(...lengths));
    joined.splice(shortest, 2, (joined[shortest] ?? '') + (joined[shortest + 1] ?? ''));
  }
  return joined;
}

/** Longer events take longer, each at least a second. */
function endsOf(events: readonly string[], seconds: number): number[] {
  const weights = events.map((event) => Math.sqrt(event.length));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const ends: number[] = [];
  let told = 0;
  for (const [index, weight] of weights.entries()) {
    told += weight;
    const least = (ends.at(-1) ?? 0) + 1;
    const most = seconds - (events.length - 1 - index);
    ends.push(Math.min(most, Math.max(least, Math.round((seconds * told) / all))));
  }
  return ends;
}
