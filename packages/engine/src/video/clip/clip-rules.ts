import type { ConceptId } from '../../reading/concepts.ts';
import type { ClipWords as RuleWords } from '../../words/clip-words.ts';
import type { ClipFacts, FieldRule } from './clip-facts.ts';
import { OPEN_RULES } from './open-rules.ts';
import { THIN_RULES } from './thin-rules.ts';

const named =
  (...ids: readonly ConceptId[]) =>
  (facts: ClipFacts) =>
    ids.some((id) => facts.names(id));
/** "No camera move, follows the dog": if both are present, none of our texts decides. */
const camera = (...ids: readonly ConceptId[]): FieldRule => ({
  field: 'cameraMotion',
  fires: (facts) => named(...ids)(facts) && !facts.isCameraAtOdds,
});
const light = (...ids: readonly ConceptId[]): FieldRule => ({
  field: 'ambiance',
  fires: (facts) => named(...ids)(facts) && !facts.isLightAtOdds,
});
const style = (...ids: readonly ConceptId[]): FieldRule => ({ field: 'style', fires: named(...ids) });
/** A time of day alone leaves the weather open, unless nothing else is said; from night to dawn the light changes. */
const hour = (id: ConceptId): FieldRule => ({
  field: 'ambiance',
  fires: (facts) => facts.names(id) && facts.hours === 1 && (facts.has('sun') || facts.isThin) && !facts.isLightAtOdds,
});

/** Lips may be visible; those of an animal are not asked for. */
const isMouthSeen = (facts: ClipFacts) =>
  !facts.isUnseen && !facts.has('faceless') && !facts.isFaceHidden && (facts.has('people') || !facts.has('animals'));

/** Up to this many seconds a clip is one shot, unless the idea says otherwise. */
const MAX_SHOT_SECONDS = 10;

/** In order of precedence: a field takes two texts, and the list of exclusions is limited. */
export const CLIP_RULES = {
  static: {
    field: 'cameraMotion',
    fires: (facts) => facts.names('move.static') && !facts.names('move.handheld') && !facts.isCameraAtOdds,
  },
  handheld: camera('move.handheld'),
  'push-in': camera('move.push-in'),
  'pull-back': camera('move.pull-back'),
  tracking: camera('move.tracking'),
  orbit: camera('move.orbit'),
  crane: camera('move.crane'),
  drone: camera('move.drone'),
  pan: camera('move.pan', 'move.tilt'),
  zoom: camera('move.zoom'),
  'point-of-view': camera('shot.point-of-view'),
  'one-take': { field: 'composition', fires: (facts) => facts.names('move.one-take') && !facts.areCutsAtOdds },
  // "No cuts, then another shot": a move of the camera is both, or of the focus where it stands still.
  'turn-for-cut': { field: 'composition', fires: (facts) => facts.areCutsAtOdds && !facts.names('move.static') },
  'focus-for-cut': { field: 'composition', fires: (facts) => facts.areCutsAtOdds && facts.names('move.static') },
  'one-shot': {
    field: 'composition',
    fires: (facts) =>
      !facts.names('move.one-take') &&
      !facts.names('pace.fast-cuts') &&
      !facts.has('cuts') &&
      !facts.names('pace.timelapse') &&
      (facts.seconds === null ? facts.isThin && facts.events < 2 : facts.seconds <= MAX_SHOT_SECONDS),
  },
  'fast-cuts': { field: 'composition', fires: named('pace.fast-cuts') },
  upright: { field: 'composition', fires: (facts) => facts.isUpright },
  legible: { field: 'composition', fires: (facts) => facts.isLettered },
  speaker: {
    field: 'composition',
    fires: (facts) =>
      facts.spoken > 0 && (facts.isFacing || (facts.isThin && !facts.isSoundAtOdds)) && isMouthSeen(facts),
  },
  'stop-motion': style('medium.stop-motion'),
  clay: style('medium.clay'),
  'cut-out': style('medium.cut-out-animation'),
  drawn: {
    field: 'style',
    fires: (facts) =>
      facts.names('medium.drawn-animation') || facts.names('style.manga') || (facts.has('anime') && !facts.isBuilt),
  },
  super8: { field: 'style', fires: (facts) => facts.has('super8') },
  vhs: { field: 'style', fires: (facts) => facts.has('vhs') },
  phone: style('medium.phone-video'),
  documentary: style('style.documentary'),
  'black-white': { field: 'style', fires: (facts) => facts.names('palette.black-white') && !facts.isColored },
  'slow-motion': style('pace.slow-motion'),
  timelapse: style('pace.timelapse'),
  loop: style('pace.loop'),
  macro: style('process.macro', 'process.shallow-focus'),
  dawn: hour('light.dawn'),
  'golden-hour': hour('light.golden-hour'),
  noon: hour('light.noon'),
  night: {
    field: 'ambiance',
    // Behind a cut it may be day.
    fires: (facts) => facts.names('light.night') && facts.hours === 1 && !facts.isLightAtOdds && !facts.has('cuts'),
  },
  moonlight: light('light.moonlight'),
  candlelight: light('light.candlelight'),
  firelight: light('light.firelight'),
  'neon-light': {
    field: 'ambiance',
    // Of a sign; in many languages the tubes of a garage are called the same, and light evenly.
    fires: (facts) =>
      facts.names('light.neon-light') &&
      (facts.names('light.night') || facts.names('weather.rain')) &&
      !facts.isLightAtOdds,
  },
  streetlight: light('light.streetlight'),
  flash: light('light.flash'),
  overcast: light('light.overcast'),
  backlight: light('light.backlight'),
  'window-light': light('light.window-light'),
  'studio-light': light('light.studio-light'),
  chiaroscuro: light('light.chiaroscuro'),
  fog: light('weather.fog'),
  wet: { field: 'ambiance', fires: (facts) => facts.has('after') && !facts.names('weather.snow') },
  snow: { field: 'ambiance', fires: (facts) => facts.has('snowfall') && !facts.isLightAtOdds },
  underwater: light('weather.underwater'),
  spoken: { field: 'dialogue', fires: (facts) => facts.spoken === 1 && !facts.isUnseen && !facts.isSoundAtOdds },
  'only-line': { field: 'dialogue', fires: (facts) => facts.isMuted && facts.spoken === 1 && !facts.isUnseen },
  'spoken-alone': {
    field: 'dialogue',
    fires: (facts) => facts.spoken === 1 && !facts.isUnseen && !facts.isSoundAtOdds && !facts.has('voices'),
  },
  'spoken-in-turn': {
    field: 'dialogue',
    fires: (facts) => facts.spoken > 1 && !facts.isUnseen && !facts.isSoundAtOdds,
  },
  unseen: { field: 'dialogue', fires: (facts) => facts.spoken > 0 && facts.isUnseen && !facts.isSoundAtOdds },
  whisper: {
    field: 'dialogue',
    fires: (facts) => facts.spoken > 0 && facts.names('sound.whisper') && !facts.isSoundAtOdds,
  },
  'silence-told': { field: 'audio', fires: (facts) => facts.isSilent && !facts.isSilenceHeard && !facts.isSoundAtOdds },
  silence: { field: 'audio', fires: (facts) => facts.isSilent && !facts.isSoundAtOdds },
  'no-music': {
    field: 'audio',
    fires: (facts) =>
      facts.names('sound.no-music') &&
      !facts.names('sound.no-sound') &&
      !facts.isSoundLimited &&
      !facts.isSoundAtOdds &&
      !facts.isUnseen,
  },
  // Its words about the sound say which ones are wanted; what is not is an exclusion as well.
  'music-out': {
    field: 'negativePrompt',
    fires: (facts) => facts.isMusicOut && !facts.names('sound.no-sound') && !facts.isSoundAtOdds,
  },
  product: { field: 'composition', fires: (facts) => facts.has('product') && !facts.has('change') },
  hands: { field: 'negativePrompt', fires: (facts) => facts.has('hands') && !facts.isDrawn },
  'no-text': {
    field: 'negativePrompt',
    fires: (facts) =>
      facts.isUnwritten || (facts.isThin && !facts.isLettered && !facts.has('product') && !facts.has('subtitles')),
  },
  'no-subtitles': {
    field: 'negativePrompt',
    fires: (facts) => facts.spoken > 0 && !facts.isSoundAtOdds && !facts.has('subtitles'),
  },
  ...THIN_RULES,
  ...OPEN_RULES,
} as const satisfies Readonly<Record<string, FieldRule>>;

export type ClipRule = keyof typeof CLIP_RULES;
/** The words of one language for these rules. */
export type ClipWords = RuleWords<ClipRule>;
export const CLIP_RULE_IDS = Object.keys(CLIP_RULES) as ClipRule[];
