import type { ConceptId } from '../../reading/concepts.ts';
import { wordEnd, wordStart } from '../../reading/lexicon-of.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { buildCueIndex, findCues } from '../../text/cue-index.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ClipCue, ClipWords } from '../../words/clip-words.ts';
import { hasHit, hitsIn } from '../from-idea/hits-in.ts';
import { plainVerbs } from '../from-idea/plain-verbs.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';

/** What the rules look at. Nothing in it was guessed from what is not said. */
export type ClipFacts = {
  names: (id: ConceptId) => boolean;
  has: (cue: ClipCue) => boolean;
  seconds: number | null;
  /** Things that happen, one after the other or beside each other. */
  events: number;
  /** Kinds of camera move that are asked for. */
  moves: number;
  /** Hours of the day that are asked for. */
  hours: number;
  /** Lines that somebody speaks. */
  spoken: number;
  /** Who speaks is heard only. */
  isUnseen: boolean;
  isFaceHidden: boolean;
  isSilent: boolean;
  /** What is said of the sound says so itself. */
  isSilenceHeard: boolean;
  /** Of all sounds some are the only ones ("only the rain"). */
  isSoundLimited: boolean;
  /** A sound is named, and no music. */
  isHeard: boolean;
  /** Nothing is said of what is heard. */
  isSoundOpen: boolean;
  /** In figures; empty where nothing is said of it. */
  ratio: string;
  isUpright: boolean;
  /** How much is in the frame, or from where it is seen, is said. */
  isFramed: boolean;
  /** Words can be read in the picture. */
  isLettered: boolean;
  /** Nobody can tell whether they are wanted. */
  mayBeLettered: boolean;
  isDrawn: boolean;
  /** Puppets, clay or paper are moved. */
  isBuilt: boolean;
};

const FACE_HIDDEN = /^shot\.(?:aerial|top-down|silhouette|extreme-close-up|point-of-view|over-shoulder)$|^move\.drone$/;
const DRAWN =
  /^medium\.(?:stop-motion|clay|cut-out|drawn|paper|pixel|low-poly|vector|line-art|ink|felt|knitted|origami)|^style\.manga$/;
const BUILT = /^medium\.(?:stop-motion|clay|cut-out)/;
const FRAMED = /^(?:shot|angle)\.|^process\.macro$|^move\.(?:drone|orbit|crane|pan|tilt|zoom)$/;
const HOURS = /^light\.(?:dawn|golden-hour|noon|dusk|night)$/;
/** Source: the full-screen format of Reels, TikTok, Shorts and stories. */
const UPRIGHT = '9:16';
const RATIOS = { standing: UPRIGHT, lying: '16:9', square: '1:1' } as const;
const MUSIC = /^sound\.(?:music|voice-over)$/;

export function clipFacts(idea: VideoIdea, words: Pick<ClipWords<string>, 'cues'>): ClipFacts {
  const { reading, form, scenes, spoken, heard } = idea;
  const ids = new Set(
    reading.concepts
      // Clay that is moved frame by frame is one medium.
      .filter(({ state, id }) => state === 'asked' || (state === 'rival' && BUILT.test(id)))
      .filter((span) => !isHeardOnly(span, heard))
      .map(({ id }) => id),
  );
  const cues = cuesIn(idea, words);
  const names = (id: ConceptId) => ids.has(id);
  const count = (pattern: RegExp) => [...ids].filter((id) => pattern.test(id)).length;
  const all = { start: 0, end: reading.visible.length };
  const unspoken = reading.quotations.filter((quotation) => !spoken.some((line) => overlaps(line, quotation)));
  const isSilent = spoken.length === 0 && hasHit(reading, all, ['video.silent']) && !names('sound.voice-over');
  const isHeard = hasHit(reading, all, ['video.heard']) || heard.some((place) => !isDenial(idea, place));
  const mayBeLettered = hasLettering(idea);
  const ratio = ratioOf(form.aspectRatio, cues, words);
  return {
    names,
    has: (cue) => cues.has(cue),
    seconds: reading.seconds,
    events: scenes.reduce((sum, scene) => sum + eventsIn(idea, scene), 0),
    moves: count(/^move\.(?!one-take)/),
    hours: count(HOURS),
    spoken: spoken.length,
    isUnseen: names('sound.voice-over') || cues.has('unseen'),
    isFaceHidden: count(FACE_HIDDEN) > 0,
    isSilent,
    isSilenceHeard: heard.some((place) => hasHit(reading, place, ['video.silent'])),
    isSoundLimited: heard.some((place) => hasHit(reading, place, ['video.turn', 'video.justEnd'])),
    isHeard: isHeard && count(MUSIC) === 0 && !cues.has('quiet'),
    isSoundOpen:
      form.audio === '' &&
      !cues.has('quiet') &&
      !reading.exclusions.some(({ place }) => hasHit(reading, place, ['video.sound'])) &&
      !isSilent &&
      !isHeard &&
      spoken.length === 0 &&
      count(/^sound\./) === 0 &&
      !names('pace.timelapse'),
    ratio,
    isUpright: ratio.startsWith(UPRIGHT),
    isFramed: form.composition !== '' || form.cameraAngle !== '' || count(FRAMED) > 0,
    isLettered: cues.has('lettered') || (unspoken.length > 0 && mayBeLettered),
    mayBeLettered: mayBeLettered || unspoken.length > 0,
    isBuilt: count(BUILT) > 0,
    isDrawn: count(DRAWN) > 0 || cues.has('anime'),
  };
}

/** "Landscape" is a ratio only where it was said of the frame. */
function ratioOf(said: string, cues: ReadonlySet<ClipCue>, words: Pick<ClipWords<string>, 'cues'>): string {
  const figures = /\d{1,2}\s?[:x]\s?\d{1,2}/.exec(said)?.[0];
  if (figures !== undefined) return figures;
  const folded = foldText(said).text;
  const shapes = (Object.keys(RATIOS) as (keyof typeof RATIOS)[]).filter((shape) =>
    words.cues[shape].some((stem) => folded.includes(stem)),
  );
  const [shape] = shapes;
  if (shape !== undefined && shapes.length === 1) return RATIOS[shape];
  return shape === undefined && cues.has('upright') ? UPRIGHT : '';
}

/** "Only the rain is heard": a sound makes nothing wet. */
function isHeardOnly(span: Place & { kind: string }, heard: readonly Place[]): boolean {
  return span.kind !== 'sound' && heard.some((place) => overlaps(place, span));
}

function isDenial({ reading }: VideoIdea, place: Place): boolean {
  const denies = reading.concepts.some((span) => span.id.startsWith('sound.no-') && overlaps(span, place));
  return denies || hasHit(reading, place, ['video.silent', 'video.negator', 'video.denial', 'exclude', 'excludeAfter']);
}

/** Words that are to be read, not those that are ruled out. */
function hasLettering({ reading }: VideoIdea): boolean {
  const hits = reading.hits.filter(({ group }) => group === 'video.lettering');
  return hits.some((hit) => !reading.exclusions.some(({ place }) => overlaps(place, hit)));
}

function eventsIn({ reading }: VideoIdea, scene: Place): number {
  const clauses = reading.clauses.filter((clause) => overlaps(clause, scene));
  const acting = clauses.filter(
    (clause) =>
      plainVerbs(reading, clause).length > 0 && !reading.exclusions.some(({ place }) => overlaps(place, clause)),
  ).length;
  const more = hitsIn(reading, scene, ['video.then']).filter((hit) =>
    clauses.every(({ start }) => Math.abs(start - hit.start) > 1),
  ).length;
  return acting + more;
}

function cuesIn({ reading, unsure }: VideoIdea, { cues }: Pick<ClipWords<string>, 'cues'>): ReadonlySet<ClipCue> {
  const { visible, exclusions } = reading;
  const found = new Set<ClipCue>();
  const groupsOf = groupsIn(cues);
  for (const { cue, start, end } of findCues(indexOf(cues), visible)) {
    const place = { start: cue.startsWith('-') ? wordStart(visible, start) : start, end: wordEnd(visible, end) };
    const isBanned = exclusions.some((one) => overlaps(one.place, place));
    if (unsure.some((one) => overlaps(one, place))) continue;
    for (const group of groupsOf.get(cue) ?? []) if (!isBanned || DENIALS.has(group)) found.add(group);
  }
  return found;
}

/** These stand in what is ruled out and say something nevertheless ("no faces", "without cuts"). */
const DENIALS: ReadonlySet<ClipCue> = new Set(['faceless']);

type Cues = ClipWords<string>['cues'];
const indexes = new WeakMap<Cues, ReturnType<typeof buildCueIndex>>();

function indexOf(cues: Cues): ReturnType<typeof buildCueIndex> {
  const known = indexes.get(cues);
  if (known !== undefined) return known;
  const index = buildCueIndex(Object.values(cues).flat());
  indexes.set(cues, index);
  return index;
}

function groupsIn(cues: Cues): ReadonlyMap<string, readonly ClipCue[]> {
  const groupsOf = new Map<string, ClipCue[]>();
  for (const [group, stems] of Object.entries(cues) as [ClipCue, readonly string[]][]) {
    for (const stem of stems) groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), group]);
  }
  return groupsOf;
}
