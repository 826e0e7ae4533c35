import type { Hit } from './lexicon-of.ts';
import { contains, type Exclusion, overlaps, type Place } from './span.ts';
import { trimmed } from './split-clauses.ts';

/**
 * What an idea rules out. The object of a negation is open: it is what stands between the word and the end of its clause, in
 * the direction in which the language looks, and no list of things decides.
 */
export function findExclusions(visible: string, clauses: readonly Place[], hits: readonly Hit[]): Exclusion[] {
  const harmless = hits.filter(({ group }) => group === 'harmless');
  const real = hits.filter((hit) => !harmless.some((other) => overlaps(other, hit)));
  const joiners = real.filter(({ group }) => group === 'joiner');
  const exclusions: Exclusion[] = [];
  for (const clause of clauses) {
    const inside = real.filter((hit) => contains(clause, hit));
    const after = inside.filter(({ group }) => group === 'excludeAfter').at(-1);
    const before = inside.filter(({ group }) => group === 'exclude');
    if (after !== undefined) {
      const start = Math.max(clause.start, ...inside.filter((hit) => isBoundary(hit, after)).map(({ end }) => end));
      const things = thingsIn(visible, { start, end: after.start }, joiners);
      if (things.length > 0) exclusions.push({ things, place: { start, end: after.end } });
    }
    for (const [index, { start, end }] of before.entries()) {
      if (after !== undefined && start < after.end) continue;
      const next = before[index + 1];
      const scope = { start: end, end: next === undefined ? clause.end : next.start };
      const things = thingsIn(visible, scope, joiners);
      if (things.length > 0) exclusions.push({ things, place: { start, end: scope.end } });
    }
  }
  return exclusions;
}

/** A list that is ruled out goes on behind its joiners; another operator before the last one ends it. */
function isBoundary(hit: Hit, after: Hit): boolean {
  return hit.end <= after.start && (hit.group === 'contrast' || hit.group === 'excludeAfter');
}

function thingsIn(visible: string, scope: Place, joiners: readonly Hit[]): Place[] {
  const cuts = joiners.filter((joiner) => contains(scope, joiner));
  const things: Place[] = [];
  let start = scope.start;
  for (const cut of [...cuts, { start: scope.end, end: scope.end }]) {
    const thing = trimmed(visible, { start, end: cut.start });
    if (thing !== null) things.push(thing);
    start = cut.end;
  }
  return things;
}
