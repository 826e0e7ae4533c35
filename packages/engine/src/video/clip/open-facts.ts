import type { ConceptKind } from '../../reading/concepts.ts';
import type { ClipCue } from '../../words/clip-words.ts';
import { type Group, hasHit } from '../from-idea/hits-in.ts';
import type { VideoIdea } from '../from-idea/read-video-idea.ts';

/** What the idea says nothing about, so that a filmmaker has to decide it. */
export type OpenFacts = {
  isCameraOpen: boolean;
  isSoundOpen: boolean;
  isLightOpen: boolean;
  /** Nothing is said of how the picture is made. */
  isStyleOpen: boolean;
  isLengthOpen: boolean;
  /** Of sounds only a voice is mentioned. */
  isVoiceAlone: boolean;
};

type Subject = { kinds: readonly ConceptKind[]; groups: readonly Group[]; cues: readonly ClipCue[] };

/** Whatever mentions a subject, even to rule it out, has decided it. */
const CAMERA: Subject = {
  kinds: ['move', 'shot', 'angle', 'pace'],
  groups: ['video.camera', 'video.filmedAlone', 'video.gaze'],
  cues: ['cuts', 'turning', 'faceless', 'unseen', 'product', 'hands'],
};
const SOUND: Subject = {
  kinds: ['sound'],
  groups: ['video.sound', 'video.hear', 'video.heard', 'video.silent', 'video.saying'],
  cues: ['quiet', 'voices', 'unseen', 'playing'],
};
const NOISE: Subject = {
  kinds: ['sound'],
  groups: SOUND.groups.filter((group) => group !== 'video.saying'),
  cues: SOUND.cues,
};
const LIGHT: Subject = {
  kinds: ['light', 'weather', 'palette', 'medium'],
  groups: ['video.light', 'video.when'],
  cues: ['sun', 'snowfall', 'after', 'anime', 'super8', 'vhs', 'haze'],
};
const STYLE: Subject = {
  kinds: ['medium', 'style', 'palette'],
  groups: ['video.look'],
  cues: ['anime', 'super8', 'vhs'],
};
const LENGTH: Subject = { kinds: [], groups: ['seconds'], cues: [] };
/** They last as long as what they show. */
const PACED = /^pace\.(?:loop|timelapse)$/;

export function openFacts(idea: VideoIdea, cues: ReadonlySet<ClipCue>): OpenFacts {
  const { reading, form, heard, spoken } = idea;
  const all = { start: 0, end: reading.visible.length };
  const isOpen = (subject: Subject) =>
    !reading.concepts.some(({ kind }) => subject.kinds.includes(kind)) &&
    !hasHit(reading, all, subject.groups) &&
    !subject.cues.some((cue) => cues.has(cue));
  return {
    isCameraOpen: isOpen(CAMERA) && form.cameraMotion === '' && form.cameraAngle === '' && form.composition === '',
    isSoundOpen: isOpen(SOUND) && heard.length === 0 && spoken.length === 0 && reading.quotations.length === 0,
    isVoiceAlone: isOpen(NOISE) && heard.length === 0 && form.audio === '',
    isLightOpen: isOpen(LIGHT) && form.ambiance === '',
    isStyleOpen: isOpen(STYLE) && form.style === '',
    isLengthOpen: isOpen(LENGTH) && form.duration === '' && !reading.concepts.some(({ id }) => PACED.test(id)),
  };
}
