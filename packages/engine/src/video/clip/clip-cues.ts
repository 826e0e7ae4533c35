import { oncePer } from '../../once-per.ts';
import { wordEnd, wordStart } from '../../reading/lexicon-of.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { buildCueIndex, findCues } from '../../text/cue-index.ts';
import type { ClipCue, ClipWords } from '../../words/clip-words.ts';
import { hitsIn } from '../from-idea/hits-in.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';

type Cues = ClipWords<string>['cues'];

/** These also count inside exclusions ("no faces"). */
const DENIALS: ReadonlySet<ClipCue> = new Set(['faceless', 'unshown']);

/** "He does not smile": a negated action does not happen. */
const ACTS: ReadonlySet<ClipCue> = new Set([
  'walking',
  'dancing',
  'jumping',
  'breaking',
  'eating',
  'throwing',
  'drawing',
  'oneway',
  'feeling',
  'playing',
  'effort',
  'opening',
  'resting',
  'blowing',
  'handwork',
]);

/** "The camera pulls back", "people talking": these are visible things only in the action. */
const SHOWN: ReadonlySet<ClipCue> = new Set([...ACTS, 'vehicle', 'riding', 'crowd', 'mirror', 'lid', 'liquid', 'haze']);

/** Things in the picture: "camera at the height of a hand" shows none, but a close-up of hands does. */
const SEEN: ReadonlySet<ClipCue> = new Set(['hands']);

/**
 * The cues in an idea. A spoken line shows nothing, and a look-alike hides every cue inside it ("bus stop").
 * @param within only in this range
 */
export function cuesIn(
  { reading, unsure, spoken, scenes, filmed }: VideoIdea,
  cues: Cues,
  within: Place | null = null,
): ReadonlySet<ClipCue> {
  const { visible, exclusions } = reading;
  const denials = hitsIn(reading, { start: 0, end: visible.length }, ['video.negator', 'video.denial']);
  const isDenied = (place: Place) =>
    reading.clauses.some((clause) => overlaps(clause, place) && denials.some((one) => overlaps(clause, one)));
  const hits = hitsOf(visible, cues);
  const harmless = hits.filter(({ groups }) => groups.includes('harmless')).map(({ place }) => place);
  const found = new Set<ClipCue>();
  for (const { groups, place } of hits) {
    const isBanned = exclusions.some((one) => overlaps(one.place, place));
    if ([...unsure, ...spoken].some((one) => overlaps(one, place))) continue;
    // A particle attached to the word is outside the span.
    if (within !== null && !contains(within, { start: place.start, end: place.start + 1 })) continue;
    const isAlike = harmless.some((one) => contains(one, place));
    const isHidden = isAlike || !scenes.some((scene) => overlaps(scene, place));
    const isFilming = filmed.some(
      (camera) =>
        overlaps(camera, place) &&
        !reading.concepts.some(({ kind, ...shot }) => kind === 'shot' && overlaps(camera, shot)),
    );
    for (const group of groups) {
      // "I don't want his face to show".
      if (group === 'face' && (isBanned || isDenied(place))) found.add('faceless');
      if (isBanned && !DENIALS.has(group)) continue;
      if (SEEN.has(group) && isFilming) continue;
      if (SHOWN.has(group) && isHidden) continue;
      // "Only the voice of a cicada".
      if (group === 'unseen' && isAlike) continue;
      if (!(ACTS.has(group) && isDenied(place))) found.add(group);
    }
  }
  return found;
}

/** Where the cues of a group stand, whatever is said of them. */
export function cuePlaces({ visible }: IdeaReading, cues: Cues, group: ClipCue): Place[] {
  return hitsOf(visible, cues).flatMap(({ groups, place }) => (groups.includes(group) ? [place] : []));
}

function hitsOf(visible: string, cues: Cues): { groups: readonly ClipCue[]; place: Place }[] {
  const { index, groupsOf } = indexOf(cues);
  return findCues(index, visible).map(({ cue, start, end }) => ({
    groups: groupsOf.get(cue) ?? [],
    place: { start: cue.startsWith('-') ? wordStart(visible, start) : start, end: wordEnd(visible, end) },
  }));
}

const indexOf = oncePer((cues: Cues) => {
  const groupsOf = new Map<string, ClipCue[]>();
  for (const [group, stems] of Object.entries(cues) as [ClipCue, readonly string[]][]) {
    for (const stem of stems) groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), group]);
  }
  return { index: buildCueIndex(groupsOf.keys()), groupsOf };
});
