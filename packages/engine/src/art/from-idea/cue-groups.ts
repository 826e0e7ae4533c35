import { wordEnd, wordStart } from '../../reading/lexicon-of.ts';
import type { Place } from '../../reading/span.ts';
import { buildCueIndex, type CueIndex, findCues } from '../../text/cue-index.ts';

export type CueGroups<Group> = { index: CueIndex; groupsOf: ReadonlyMap<string, readonly Group[]> };

/** Particles are attached to the word. */
const JOINED = /\p{Script=Arabic}/u;

export function cueGroups<Group>(entries: Iterable<readonly [Group, readonly string[]]>): CueGroups<Group> {
  const groupsOf = new Map<string, Group[]>();
  for (const [group, cues] of entries) for (const cue of cues) groupsOf.set(cue, [...(groupsOf.get(cue) ?? []), group]);
  return { index: buildCueIndex(groupsOf.keys()), groupsOf };
}

/** The matches of a group's cues in a folded text, including the ending of the word. */
export function findGroups<Group>(
  { index, groupsOf }: CueGroups<Group>,
  folded: string,
): (Place & { group: Group; chars: number })[] {
  return findCues(index, folded).flatMap(({ cue, start, end }) =>
    (groupsOf.get(cue) ?? []).map((group) => ({
      group,
      chars: end - start,
      start: cue.startsWith('-') || JOINED.test(folded.charAt(start)) ? wordStart(folded, start) : start,
      end: cue.endsWith('$') ? end : wordEnd(folded, end),
    })),
  );
}
