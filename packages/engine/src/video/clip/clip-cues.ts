import { wordEnd, wordStart } from '../../reading/lexicon-of.ts';
import { overlaps } from '../../reading/span.ts';
import { buildCueIndex, findCues } from '../../text/cue-index.ts';
import type { ClipCue, ClipWords } from '../../words/clip-words.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';

type Cues = ClipWords<string>['cues'];

/** These also count inside exclusions ("no faces"). */
const DENIALS: ReadonlySet<ClipCue> = new Set(['faceless']);

/** Things in the picture: "camera at the height of a hand" shows none, but a close-up of hands does. */
const SEEN: ReadonlySet<ClipCue> = new Set(['hands']);

/**
 * The cues in an idea. A spoken line shows nothing.
 */
export function cuesIn({ reading, unsure, spoken, filmed }: VideoIdea, cues: Cues): ReadonlySet<ClipCue> {
  const { visible, exclusions } = reading;
  const { index, groupsOf } = indexOf(cues);
  const hits = findCues(index, visible).map(({ cue, start, end }) => ({
    groups: groupsOf.get(cue) ?? [],
    place: { start: cue.startsWith('-') ? wordStart(visible, start) : start, end: wordEnd(visible, end) },
  }));
  const found = new Set<ClipCue>();
  for (const { groups, place } of hits) {
    const isBanned = exclusions.some((one) => overlaps(one.place, place));
    if ([...unsure, ...spoken].some((one) => overlaps(one, place))) continue;
    const isFilming = filmed.some(
      (camera) =>
        overlaps(camera, place) &&
        !reading.concepts.some(({ kind, ...shot }) => kind === 'shot' && overlaps(camera, shot)),
    );
    for (const group of groups) {
      if (isBanned && !DENIALS.has(group)) continue;
      if (SEEN.has(group) && isFilming) continue;
      found.add(group);
    }
  }
  return found;
}

const indexes = new WeakMap<Cues, { index: ReturnType<typeof buildCueIndex>; groupsOf: Map<string, ClipCue[]> }>();

function indexOf(cues: Cues) {
  const known = indexes.get(cues);
  if (known !== undefined) return known;
  const groupsOf = new Map<string, ClipCue[]>();
  for (const [group, stems] of Object.entries(cues) as [ClipCue, readonly string[]][]) {
    for (const stem of stems) groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), group]);
  }
  const made = { index: buildCueIndex(groupsOf.keys()), groupsOf };
  indexes.set(cues, made);
  return made;
}
