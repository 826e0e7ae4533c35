import type { ConceptId } from '../../reading/concepts.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ClipCue, ClipWords } from '../../words/clip-words.ts';
import { hasHit, hitsIn } from '../from-idea/hits-in.ts';
import { plainVerbs } from '../from-idea/plain-verbs.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';
import { cuesIn } from './clip-cues.ts';

/** The facts that the rules check. Nothing is inferred from what the idea does not say. */
export type ClipFacts = {
  names: (id: ConceptId) => boolean;
  has: (cue: ClipCue) => boolean;
  seconds: number | null;
  /** Things that happen, in sequence or simultaneously. */
  events: number;
  /** The camera is meant to be static and to move. */
  isCameraAtOdds: boolean;
  /** Cues in the words for the subject of the clip, if certain. */
  who: ReadonlySet<ClipCue>;
  /** Requested times of day. */
  hours: number;
  /** Spoken lines. */
  spoken: number;
  /** The speaker is only heard. */
  isUnseen: boolean;
  isFaceHidden: boolean;
  isSilent: boolean;
  /** The words about the sound already say so. */
  isSilenceHeard: boolean;
  /** Some sounds are the only ones ("only the rain"). */
  isSoundLimited: boolean;
  /** A sound is named, but no music. */
  isHeard: boolean;
  /** In figures; empty if not given. */
  ratio: string;
  isUpright: boolean;
  /** There is legible text in the picture. */
  isLettered: boolean;
  isDrawn: boolean;
  /** Puppets, clay or paper are animated. */
  isBuilt: boolean;
};

const FACE_HIDDEN = /^shot\.(?:aerial|top-down|silhouette|extreme-close-up|point-of-view|over-shoulder)$|^move\.drone$/;
const DRAWN =
  /^medium\.(?:stop-motion|clay|cut-out|drawn|paper|pixel|low-poly|vector|line-art|ink|felt|knitted|origami)|^style\.manga$/;
const BUILT = /^medium\.(?:stop-motion|clay|cut-out)/;
const HOURS = /^light\.(?:dawn|golden-hour|noon|dusk|night)$/;
/** Source: the full-screen format of Reels, TikTok, Shorts and stories. */
const UPRIGHT = '9:16';
const RATIOS = { standing: UPRIGHT, lying: '16:9', square: '1:1' } as const;
const MUSIC = /^sound\.(?:music|voice-over)$/;

export function clipFacts(idea: VideoIdea, words: Pick<ClipWords<string>, 'cues'>): ClipFacts {
  const { reading, form, scenes, spoken, heard } = idea;
  const ids = new Set(
    reading.concepts
      // Clay animated frame by frame is one medium.
      .filter(({ state, id }) => state === 'asked' || (state === 'rival' && BUILT.test(id)))
      .filter((span) => !isHeardOnly(span, heard))
      .map(({ id }) => id),
  );
  const cues = cuesIn(idea, words.cues);
  const names = (id: ConceptId) => ids.has(id);
  const count = (pattern: RegExp) => [...ids].filter((id) => pattern.test(id)).length;
  const all = { start: 0, end: reading.visible.length };
  const unspoken = reading.quotations.filter((quotation) => !spoken.some((line) => overlaps(line, quotation)));
  const isSilent = spoken.length === 0 && hasHit(reading, all, ['video.silent']) && !names('sound.voice-over');
  const isHeard = hasHit(reading, all, ['video.heard']) || heard.some((place) => !isDenial(idea, place));
  const mayBeLettered = hasLettering(idea);
  const isStill = names('move.static') || reading.exclusions.some(({ place }) => hasMove(idea, place));
  const ratio = ratioOf(form.aspectRatio, cues, words);
  return {
    names,
    has: (cue) => cues.has(cue),
    seconds: reading.seconds,
    events: scenes.reduce((sum, scene) => sum + eventsIn(idea, scene), 0),
    isCameraAtOdds: isStill && (count(/^move\.(?!one-take|static)/) > 0 || cues.has('turning') || isTurned(idea)),
    who: idea.who === null || isPronoun(idea.who, reading) ? new Set() : cuesIn(idea, words.cues, idea.who),
    hours: count(HOURS),
    spoken: spoken.length,
    isUnseen: names('sound.voice-over') || cues.has('unseen'),
    isFaceHidden: count(FACE_HIDDEN) > 0,
    isSilent,
    isSilenceHeard: heard.some((place) => hasHit(reading, place, ['video.silent'])),
    isSoundLimited: heard.some((place) => hasHit(reading, place, ['video.turn', 'video.justEnd'])),
    isHeard: isHeard && count(MUSIC) === 0 && !cues.has('quiet'),
    ratio,
    isUpright: ratio.startsWith(UPRIGHT),
    isLettered: cues.has('lettered') || (unspoken.length > 0 && mayBeLettered),
    isBuilt: count(BUILT) > 0,
    isDrawn: count(DRAWN) > 0 || cues.has('anime'),
  };
}

/** "Landscape" is a ratio only if it describes the frame. */
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

/** Words to be read, without excluded ones. */
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

/** "The camera does not move, but …": the rest may take it back. */
function isTurned({ reading }: VideoIdea): boolean {
  return hitsIn(reading, { start: 0, end: reading.visible.length }, ['contrast']).some((turn) => {
    const last = reading.clauses.findLast(({ end }) => end <= turn.start);
    return last !== undefined && hasHit(reading, last, ['video.camera']);
  });
}

/** "No pan, no zoom" keeps the camera static. */
function hasMove({ reading }: VideoIdea, place: Place): boolean {
  return (
    hasHit(reading, place, ['video.camera']) ||
    reading.concepts.some((span) => span.kind === 'move' && overlaps(span, place))
  );
}

const PRONOUN =
  /^(?:she|he|they|it|sie|er|es|elle|il|ils|on|ella|el|ellos|lei|lui|loro|ela|ele|eles|она|он|они|o|هي|هو|彼|彼女|他|她|他们|그|그녀)$/u;

function isPronoun(who: Place, { visible }: VideoIdea['reading']): boolean {
  return PRONOUN.test(visible.slice(who.start, who.end));
}
