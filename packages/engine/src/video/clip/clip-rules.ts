import type { ConceptId } from '../../reading/concepts.ts';
import type { ClipCue, ClipWords as RuleWords } from '../../words/clip-words.ts';
import type { VideoField } from '../video-form.ts';
import type { ClipFacts } from './clip-facts.ts';

type Rule = { field: VideoField; fires: (facts: ClipFacts) => boolean };

const named =
  (...ids: readonly ConceptId[]) =>
  (facts: ClipFacts) =>
    ids.some((id) => facts.names(id));
/** "No camera move, follows the dog": if both are present, none of our texts decides. */
const camera = (...ids: readonly ConceptId[]): Rule => ({
  field: 'cameraMotion',
  fires: (facts) => named(...ids)(facts) && !facts.isCameraAtOdds,
});
const action = (cue: ClipCue): Rule => ({ field: 'action', fires: (facts) => facts.has(cue) });
const light = (...ids: readonly ConceptId[]): Rule => ({ field: 'ambiance', fires: named(...ids) });
const style = (...ids: readonly ConceptId[]): Rule => ({ field: 'style', fires: named(...ids) });
/** A time of day determines the light only if it is the only one: from night to dawn the light changes. */
const hour = (id: ConceptId): Rule => ({ field: 'ambiance', fires: (facts) => facts.names(id) && facts.hours === 1 });

/** Lips are visible. */
const isMouthSeen = (facts: ClipFacts) => !facts.isUnseen && !facts.has('faceless') && !facts.isFaceHidden;

/** Up to this many seconds a clip is one shot, unless the idea says otherwise. */
const MAX_SHOT_SECONDS = 10;

/** In order of precedence: a field takes two texts, and the list of exclusions is limited. */
export const CLIP_RULES = {
  static: {
    field: 'cameraMotion',
    fires: (facts) => facts.names('move.static') && !facts.isCameraAtOdds,
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
  'one-take': { field: 'composition', fires: named('move.one-take') },
  'one-shot': {
    field: 'composition',
    fires: (facts) =>
      !facts.names('move.one-take') &&
      !facts.names('pace.fast-cuts') &&
      !facts.has('cuts') &&
      facts.seconds !== null &&
      facts.seconds <= MAX_SHOT_SECONDS,
  },
  'fast-cuts': { field: 'composition', fires: named('pace.fast-cuts') },
  upright: { field: 'composition', fires: (facts) => facts.isUpright },
  legible: { field: 'composition', fires: (facts) => facts.isLettered },
  speaker: {
    field: 'composition',
    fires: (facts) => facts.spoken > 0 && isMouthSeen(facts),
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
  'black-white': style('palette.black-white'),
  'slow-motion': style('pace.slow-motion'),
  timelapse: style('pace.timelapse'),
  loop: style('pace.loop'),
  macro: style('process.macro', 'process.shallow-focus'),
  dawn: hour('light.dawn'),
  'golden-hour': hour('light.golden-hour'),
  noon: hour('light.noon'),
  dusk: hour('light.dusk'),
  night: hour('light.night'),
  moonlight: light('light.moonlight'),
  candlelight: light('light.candlelight'),
  firelight: light('light.firelight'),
  'neon-light': light('light.neon-light'),
  streetlight: light('light.streetlight'),
  flash: light('light.flash'),
  overcast: light('light.overcast'),
  backlight: light('light.backlight'),
  'window-light': light('light.window-light'),
  'studio-light': light('light.studio-light'),
  chiaroscuro: light('light.chiaroscuro'),
  fog: light('weather.fog'),
  rain: { field: 'ambiance', fires: (facts) => facts.names('weather.rain') && !facts.has('after') },
  wet: { field: 'ambiance', fires: (facts) => facts.has('after') && !facts.names('weather.snow') },
  snow: { field: 'ambiance', fires: (facts) => facts.has('snowfall') },
  wind: light('weather.wind', 'weather.storm'),
  underwater: light('weather.underwater'),
  liquid: { field: 'action', fires: (facts) => facts.has('liquid') && !facts.isDrawn },
  haze: { field: 'action', fires: (facts) => facts.has('haze') && !facts.isDrawn },
  // An action takes precedence over the things used for it.
  break: action('breaking'),
  bites: action('eating'),
  'blow-out': action('blowing'),
  throw: action('throwing'),
  jump: action('jumping'),
  strokes: action('drawing'),
  'one-way': action('oneway'),
  instrument: { field: 'action', fires: (facts) => facts.has('playing') && !facts.isSilent },
  expression: { field: 'action', fires: (facts) => facts.has('feeling') && isMouthSeen(facts) },
  mirror: action('mirror'),
  steps: action('walking'),
  wheels: { field: 'action', fires: (facts) => facts.has('vehicle') && facts.has('riding') },
  crowd: action('crowd'),
  effort: action('effort'),
  opening: { field: 'action', fires: (facts) => facts.has('opening') && facts.has('lid') },
  resting: {
    field: 'action',
    fires: (facts) => facts.has('resting') && facts.events < 2 && facts.spoken === 0 && !facts.has('walking'),
  },
  order: { field: 'action', fires: (facts) => facts.seconds !== null && facts.events > 1 },
  ending: { field: 'action', fires: (facts) => facts.has('ending') && facts.events > 1 },
  sudden: { field: 'action', fires: (facts) => facts.has('sudden') && facts.events > 1 },
  spoken: { field: 'dialogue', fires: (facts) => facts.spoken === 1 && isMouthSeen(facts) },
  'spoken-alone': {
    field: 'dialogue',
    fires: (facts) => facts.spoken === 1 && !facts.isUnseen && !facts.has('voices'),
  },
  'spoken-in-turn': { field: 'dialogue', fires: (facts) => facts.spoken > 1 && isMouthSeen(facts) },
  unseen: { field: 'dialogue', fires: (facts) => facts.spoken > 0 && facts.isUnseen },
  whisper: { field: 'dialogue', fires: (facts) => facts.spoken > 0 && facts.names('sound.whisper') },
  'silence-told': { field: 'audio', fires: (facts) => facts.isSilent && !facts.isSilenceHeard },
  silence: { field: 'audio', fires: (facts) => facts.isSilent },
  'no-music': {
    field: 'audio',
    fires: (facts) => facts.names('sound.no-music') && !facts.names('sound.no-sound') && !facts.isSoundLimited,
  },
  'close-sound': { field: 'audio', fires: (facts) => facts.isHeard && !facts.names('sound.no-sound') },
  product: { field: 'composition', fires: (facts) => facts.has('product') && !facts.has('change') },
  hands: { field: 'action', fires: (facts) => facts.has('hands') && (facts.has('people') || !facts.has('animals')) },
  'same-person': {
    field: 'subject',
    fires: (facts) =>
      facts.who.has('people') &&
      !facts.who.has('animals') &&
      !facts.who.has('hands') &&
      !facts.has('crowd') &&
      !facts.has('change'),
  },
  'same-animal': { field: 'subject', fires: (facts) => facts.who.has('animals') && !facts.has('change') },
  'no-subtitles': { field: 'negativePrompt', fires: (facts) => facts.spoken > 0 && !facts.has('subtitles') },
} as const satisfies Readonly<Record<string, Rule>>;

export type ClipRule = keyof typeof CLIP_RULES;
/** The words of one language for these rules. */
export type ClipWords = RuleWords<ClipRule>;
export const CLIP_RULE_IDS = Object.keys(CLIP_RULES) as ClipRule[];
