import type { ConceptId } from '../../reading/concepts.ts';
import { typedAt } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ClipCue, ClipWords } from '../../words/clip-words.ts';
import { hasHit, hitsIn } from '../from-idea/hits-in.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';
import type { FormField } from '../video-form.ts';
import { cuePlaces, cuesIn } from './clip-cues.ts';
import { type OpenFacts, openFacts } from './open-facts.ts';
import { type ThinFacts, thinFacts } from './thin-facts.ts';

/** The facts that the rules check. Nothing is inferred from what the idea does not say. */
export type ClipFacts = ThinFacts &
  OpenFacts & {
    names: (id: ConceptId) => boolean;
    has: (cue: ClipCue) => boolean;
    seconds: number | null;
    /** The camera is meant to be static and to move, or two of its moves are named, or a turn takes one back. */
    isCameraAtOdds: boolean;
    /** Light or weather is turned against itself ("it snows but the sun shines"). */
    isLightAtOdds: boolean;
    /** No cuts, and a cut. */
    areCutsAtOdds: boolean;
    /** Nobody is to speak, and one line is spoken all the same. */
    isMuted: boolean;
    /** The sound is turned against itself ("no music, but …"), or silence has a spoken line. */
    isSoundAtOdds: boolean;
    /** Somebody looks into the lens, so their mouth is in view. */
    isFacing: boolean;
    /** Lettering is ruled out as a whole ("nothing written"). */
    isUnwritten: boolean;
    /** Requested times of day. */
    hours: number;
    /** Spoken lines. */
    spoken: number;
    /** The speaker is only heard. */
    isUnseen: boolean;
    isFaceHidden: boolean;
    isSilent: boolean;
    /** There is to be no music, no instrument is named, and the exclusions do not have it in the words of the idea. */
    isMusicOut: boolean;
    /** The words about the sound already say so. */
    isSilenceHeard: boolean;
    /** Some sounds are the only ones ("only the rain"). */
    isSoundLimited: boolean;
    /** In figures; empty if not given. */
    ratio: string;
    isUpright: boolean;
    /** There is legible text in the picture. */
    isLettered: boolean;
    isDrawn: boolean;
    /** A color is named beside a palette. */
    isColored: boolean;
    /** Puppets, clay or paper are animated. */
    isBuilt: boolean;
  };

/** The field that the texts of a rule go to, and when they do. */
export type FieldRule = { field: Exclude<FormField, 'aspectRatio'>; fires: (facts: ClipFacts) => boolean };

const FACE_HIDDEN = /^shot\.(?:aerial|top-down|silhouette|extreme-close-up|point-of-view|over-shoulder)$|^move\.drone$/;
const DRAWN =
  /^medium\.(?:stop-motion|clay|cut-out|drawn|paper|pixel|low-poly|vector|line-art|ink|felt|knitted|origami)|^style\.manga$/;
const BUILT = /^medium\.(?:stop-motion|clay|cut-out)/;
const HOURS = /^light\.(?:dawn|golden-hour|noon|dusk|night)$/;
/** Source: the full-screen format of Reels, TikTok, Shorts and stories. */
const UPRIGHT = '9:16';
const RATIOS = { standing: UPRIGHT, lying: '16:9', square: '1:1' } as const;

export function clipFacts(idea: VideoIdea, words: Pick<ClipWords<string>, 'cues'>): ClipFacts {
  const { reading, form, spoken, heard, filmed, turned, refused } = idea;
  const ids = new Set(
    reading.concepts
      // Clay animated frame by frame is one medium.
      .filter(({ state, id }) => state === 'asked' || (state === 'rival' && BUILT.test(id)))
      .filter((span) => !isHeardOnly(span, heard))
      .filter((span) => span.kind === 'sound' || !refused.some((place) => overlaps(place, span)))
      // A camera "on the window sill" is no light from it.
      .filter((span) => span.id !== 'light.window-light' || !filmed.some((place) => overlaps(place, span)))
      .map(({ id }) => id),
  );
  const cues = cuesIn(idea, words.cues);
  const names = (id: ConceptId) => ids.has(id);
  const count = (pattern: RegExp) => [...ids].filter((id) => pattern.test(id)).length;
  const all = { start: 0, end: reading.visible.length };
  const unspoken = reading.quotations.filter((quotation) => !spoken.some((line) => overlaps(line, quotation)));
  const isSilent = spoken.length === 0 && hasHit(reading, all, ['video.silent']) && !names('sound.voice-over');
  const mayBeLettered = hasLettering(idea);
  const isStill =
    names('move.static') || reading.exclusions.some(({ place }) => hasMove(idea, place) && !isRig(idea, place));
  const moves = count(/^move\.(?!one-take|static|handheld)/);
  const ratio = ratioOf(form.aspectRatio, cues, words);
  return {
    ...thinFacts(idea, words, { ids, cues }),
    ...openFacts(idea, cues),
    names,
    has: (cue) => cues.has(cue),
    seconds: reading.seconds,
    isCameraAtOdds:
      moves > 1 ||
      isTurned(idea) ||
      turned.some((place) => hasMove(idea, place)) ||
      (isStill && (moves > 0 || cues.has('turning'))),
    isLightAtOdds: turnsIn(reading).some((clause) => isLit(idea, clause)),
    areCutsAtOdds: cues.has('cuts') && (names('move.one-take') || idea.uncut.length > 0),
    isMuted: idea.isMuted,
    isSoundAtOdds:
      idea.isMuted ||
      (spoken.length > 0 && (names('sound.no-sound') || cues.has('quiet') || hasHit(reading, all, ['video.silent']))) ||
      [...turned, ...heard].some((place) => hasHit(reading, place, ['video.adversative']) && isAboutSound(idea, place)),
    isFacing: hasHit(reading, all, ['video.gaze']),
    isUnwritten: hasHit(reading, all, ['video.unwritten']),
    hours: count(HOURS),
    spoken: spoken.length,
    isUnseen: names('sound.voice-over') || cues.has('unseen'),
    isFaceHidden: count(FACE_HIDDEN) > 0,
    isSilent,
    isMusicOut:
      names('sound.no-music') && !isMusicListed(idea) && cuePlaces(reading, words.cues, 'playing').length === 0,
    isSilenceHeard: heard.some((place) => hasHit(reading, place, ['video.silent'])),
    isSoundLimited: heard.some((place) => hasHit(reading, place, ['video.turn', 'video.justEnd'])),
    ratio,
    isColored: idea.isColored,
    isUpright: ratio.startsWith(UPRIGHT),
    isLettered: cues.has('lettered') || (unspoken.length > 0 && mayBeLettered),
    isBuilt: count(BUILT) > 0,
    isDrawn: count(DRAWN) > 0 || cues.has('anime'),
  };
}

/** Also if it is asked for elsewhere, so that nothing says no to it. */
function isMusicListed({ reading, banned }: VideoIdea): boolean {
  return reading.concepts.some(
    (span) =>
      (span.id === 'sound.music' && span.state === 'asked') ||
      (/^sound\.(?:no-)?music$/.test(span.id) && banned.some((ban) => typedAt(reading, span).includes(ban))),
  );
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

function isAboutSound({ reading }: VideoIdea, place: Place): boolean {
  const isNamed = reading.concepts.some((span) => span.kind === 'sound' && overlaps(span, place));
  return isNamed || hasHit(reading, place, ['video.sound', 'video.hear', 'video.silent']);
}

/** Words to be read, without excluded ones. */
function hasLettering({ reading }: VideoIdea): boolean {
  const hits = reading.hits.filter(({ group }) => group === 'video.lettering');
  return hits.some((hit) => !reading.exclusions.some(({ place }) => overlaps(place, hit)));
}

/** "The camera does not move, but …": the rest may take it back. */
function isTurned({ reading }: VideoIdea): boolean {
  return turnsIn(reading).some((clause) => hasHit(reading, clause, ['video.camera']));
}

/** The clauses that something turns against. */
function turnsIn(reading: VideoIdea['reading']): Place[] {
  const turns = hitsIn(reading, { start: 0, end: reading.visible.length }, ['video.adversative']);
  return turns.flatMap((turn) => reading.clauses.findLast(({ start }) => start < turn.start) ?? []);
}

function isLit({ reading }: VideoIdea, place: Place): boolean {
  return reading.concepts.some((span) => /^(?:light|weather)$/.test(span.kind) && overlaps(span, place));
}

/** "No drone": the camera may still move. */
function isRig({ reading }: VideoIdea, place: Place): boolean {
  const rigs = hitsIn(reading, place, ['video.filmedAlone']);
  const isOf = (hit: Place) => rigs.some((rig) => rig.start <= hit.start && hit.end <= rig.end);
  const moves = reading.concepts.filter(({ id, ...span }) => /^move\.(?!drone)/.test(id) && overlaps(span, place));
  return rigs.length > 0 && moves.length === 0 && hitsIn(reading, place, ['video.camera']).every(isOf);
}

/** "No pan, no zoom" keeps the camera static. */
function hasMove({ reading }: VideoIdea, place: Place): boolean {
  return (
    hasHit(reading, place, ['video.camera']) ||
    reading.concepts.some((span) => span.kind === 'move' && overlaps(span, place))
  );
}
