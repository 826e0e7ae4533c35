import { oncePer } from '../once-per.ts';
import { buildCueIndex, type CueIndex, findCues } from '../text/cue-index.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { wordEnd, wordStart } from './lexicon-of.ts';
import { oncePerText } from './once-per-text.ts';
import type { IdeaReading } from './read-idea.ts';
import { contains, overlaps, type Place } from './span.ts';

/**
 * `isBetween`: it only takes back what is between two things of one kind. `isBan`: the same word also excludes what
 * follows ("rosso no blu").
 */
export type Correction = Place & { isBetween: boolean; isBan: boolean };
/** The kinds that can replace each other: a color a color, a light a light. */
export type KindedPlace = Place & { kind: string };

type Group = 'always' | 'opens' | 'between' | 'alone' | 'harmless' | 'numbers' | 'colors';
type Lexicon = { index: CueIndex; groupsOf: ReadonlyMap<string, readonly Group[]> };

/** More than any real idea has; bounds the work for hostile input. */
const MAX_FOUND = 80;
const MAX_CORRECTIONS = 6;
const MARK_BEFORE = /[,;.…،、，。–—-]\s{0,3}$/u;
const MARK_AFTER = /^\s{0,3}(?:[,;:.…،、，。–—]|-\s)/u;
/** What may come between a thing, the correcting word and the next thing. */
export const GAP = /^[\s,;:.…،、，。–—-]{0,12}$/u;

/** The correcting words of an idea, with adjacent ones merged; never at its start or end. */
export function findCorrections(reading: IdeaReading, words: ReadingWords): Correction[] {
  const { visible, body } = reading;
  const cues = cuesIn(reading, words);
  const harmless = cues.filter(({ group }) => group === 'harmless');
  const bans = reading.hits.filter(({ group }) => group === 'exclude');
  const known = reading.hits.filter(({ group }) => group === 'correction');
  const found = [...known.map((hit) => ({ ...hit, group: 'always' as const })), ...cues].flatMap(
    ({ group, start, end }): Correction[] => {
      if (harmless.some((other) => overlaps(other, { start, end }))) return [];
      const isOpen = MARK_BEFORE.test(visible.slice(Math.max(0, start - 4), start));
      const isAlone = isOpen && MARK_AFTER.test(visible.slice(end, end + 5));
      const isSure =
        group === 'always' || (group === 'opens' && isOpen) || (/^(?:alone|opens)$/.test(group) && isAlone);
      const isBan = bans.some((ban) => overlaps(ban, { start, end }));
      // "Nebbia, no pioggia" is an exclusion.
      const isBetween = group === 'between' && !(isBan && isOpen);
      return isSure || isBetween ? [{ start, end, isBetween: !isSure, isBan: !isSure && isBan }] : [];
    },
  );
  const all: Correction[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1);
    if (last !== undefined && (one.start < last.end || GAP.test(visible.slice(last.end, one.start)))) {
      last.end = Math.max(last.end, one.end);
      last.isBetween &&= one.isBetween;
      last.isBan &&= one.isBan;
    } else all.push({ ...one });
  }
  const says = (from: number, to: number) => /[\p{L}\p{N}¤]/u.test(visible.slice(from, to));
  return all.filter(({ start, end }) => says(body.start, start) && says(end, body.end)).slice(0, MAX_CORRECTIONS);
}

/** Colors, numbers and concepts, each with its kind. */
export function kindedPlaces(reading: IdeaReading, words: ReadingWords): KindedPlace[] {
  const digits = [...reading.visible.matchAll(/(?<![\p{L}\d.,:])\d{1,4}(?![\d.,:]\d|\p{Script=Latin})/gu)].slice(
    0,
    MAX_FOUND,
  );
  const named = cuesIn(reading, words).filter(({ group }) => group === 'colors' || group === 'numbers');
  return [
    ...named.map(({ group, start, end }) => ({ kind: group, start, end })),
    ...digits.map(({ index, 0: { length } }) => ({ kind: 'numbers', start: index, end: index + length })),
    ...reading.concepts.map(({ kind, start, end }) => ({ kind, start, end })),
  ];
}

/**
 * The ranges of corrections with uncertain extent: from the clause before the correction to the one after it.
 * Nothing in such a range is a ban, and nothing follows from it.
 */
export function openCorrections(reading: IdeaReading, words: ReadingWords): Place[] {
  const zones: Place[] = [];
  const places = kindedPlaces(reading, words).filter(({ kind }) => kind === 'colors');
  for (const { start, end, isBetween, isBan } of findCorrections(reading, words)) {
    const isBesideColors =
      isBan &&
      places.some((place) => place.end <= start && /^\s*$/.test(reading.visible.slice(place.end, start))) &&
      places.some((place) => place.start >= end && /^\s*$/.test(reading.visible.slice(end, place.start)));
    if (isBetween && !isBesideColors) continue;
    const clauses = reading.clauses.filter((clause) => !contains({ start, end }, clause));
    const before = clauses.findLast((clause) => clause.start < start);
    const after = clauses.find((clause) => clause.end > end);
    const zone = { start: before?.start ?? reading.body.start, end: after?.end ?? reading.body.end };
    const last = zones.at(-1);
    if (last !== undefined && zone.start <= last.end) last.end = Math.max(last.end, zone.end);
    else zones.push(zone);
  }
  return zones;
}

/** The reading without bans and concepts in ranges of uncertain corrections. */
export function withoutDoubtful(reading: IdeaReading, zones: readonly Place[]): IdeaReading {
  if (zones.length === 0) return reading;
  const isIn = (place: Place) => zones.some((zone) => overlaps(zone, place));
  return {
    ...reading,
    exclusions: reading.exclusions.filter(({ place }) => !isIn(place)),
    concepts: reading.concepts.map((span) => (isIn(span) ? { ...span, state: 'dead' } : span)),
  };
}

const cuesIn = oncePerText((visible, words: ReadingWords): readonly (Place & { group: Group })[] => {
  const { index, groupsOf } = lexiconOf(words);
  return findCues(index, visible)
    .slice(0, MAX_FOUND)
    .flatMap(({ cue, start, end }) =>
      (groupsOf.get(cue) ?? []).map((group) => ({
        group,
        start: cue.startsWith('-') ? wordStart(visible, start) : start,
        end: cue.endsWith('$') ? end : wordEnd(visible, end),
      })),
    );
});

const lexiconOf = oncePer((words: ReadingWords): Lexicon => {
  const { always, opens, between, alone, harmless, numbers } = words.takenBack;
  const groups: Record<Group, readonly string[]> = {
    ...{ always, opens, between, alone, harmless, numbers },
    colors: words.art.colors,
  };
  const groupsOf = new Map<string, Group[]>();
  for (const [group, cues] of Object.entries(groups) as [Group, readonly string[]][])
    for (const cue of cues) groupsOf.set(cue, [...(groupsOf.get(cue) ?? []), group]);
  const lexicon = { index: buildCueIndex(groupsOf.keys()), groupsOf };
  return lexicon;
});
