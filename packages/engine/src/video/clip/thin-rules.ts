import type { ConceptId } from '../../reading/concepts.ts';
import type { ClipCue } from '../../words/clip-words.ts';
import type { VideoField } from '../video-form.ts';
import type { ClipFacts, FieldRule } from './clip-facts.ts';

const thin = (field: VideoField, fires: (facts: ClipFacts) => boolean): FieldRule => ({
  field,
  fires: (facts) => facts.isThin && fires(facts),
});
const action = (...cues: readonly ClipCue[]): FieldRule =>
  thin('action', (facts) => cues.every((cue) => facts.has(cue)));
const light = (...ids: readonly ConceptId[]): FieldRule =>
  thin('ambiance', (facts) => ids.some((id) => facts.names(id)) && !facts.isLightAtOdds);

const isClose = (facts: ClipFacts) => facts.names('shot.close-up') || facts.names('shot.extreme-close-up');

/**
 * What follows from the few words of a thin idea. A longer one says itself what matters, and these would clash with it.
 * In order of precedence within a field: an action comes before the things used for it.
 */
export const THIN_RULES = {
  dusk: thin('ambiance', (facts) => facts.names('light.dusk') && facts.hours === 1 && !facts.isLightAtOdds),
  'night-light': thin('ambiance', (facts) => facts.names('light.night') && facts.hours === 1 && !facts.isLightAtOdds),
  rain: thin('ambiance', (facts) => facts.names('weather.rain') && !facts.has('after') && !facts.isLightAtOdds),
  wind: light('weather.wind', 'weather.storm'),
  liquid: thin('action', (facts) => facts.has('liquid') && !facts.isDrawn),
  haze: thin('action', (facts) => facts.has('haze') && !facts.isDrawn),
  break: action('breaking'),
  bites: action('eating'),
  'blow-out': action('blowing'),
  throw: action('throwing'),
  jump: action('jumping'),
  strokes: action('drawing'),
  'one-way': action('oneway'),
  instrument: thin('action', (facts) => facts.has('playing') && !facts.isSilent),
  expression: thin(
    'action',
    (facts) => facts.has('feeling') && !facts.isUnseen && !facts.has('faceless') && !facts.isFaceHidden,
  ),
  mirror: action('mirror'),
  // A close-up shows a face or hands, and no feet.
  steps: thin('action', (facts) => (facts.has('walking') || facts.has('dancing')) && !isClose(facts)),
  wheels: action('vehicle', 'riding'),
  crowd: action('crowd'),
  effort: action('effort'),
  opening: action('opening', 'lid'),
  resting: thin(
    'action',
    (facts) =>
      facts.has('resting') && facts.events < 2 && facts.spoken === 0 && !facts.has('walking') && !facts.isWeathered,
  ),
  order: thin('action', (facts) => facts.seconds !== null && facts.events > 1),
  ending: thin('action', (facts) => facts.has('ending') && facts.events > 1),
  sudden: thin('action', (facts) => facts.has('sudden') && facts.events > 1),
  fingers: thin(
    'action',
    (facts) =>
      (facts.has('hands') || facts.has('handwork')) && (facts.has('people') || !facts.has('animals')) && !facts.isDrawn,
  ),
  'close-sound': thin('audio', (facts) => facts.isHeard && !facts.names('sound.no-sound') && !facts.isSoundAtOdds),
  'same-person': thin(
    'subject',
    (facts) =>
      facts.who.has('people') &&
      !facts.who.has('animals') &&
      !facts.who.has('hands') &&
      !facts.has('crowd') &&
      !facts.has('change'),
  ),
  'same-animal': thin('subject', (facts) => facts.who.has('animals') && !facts.has('change')),
} as const satisfies Readonly<Record<string, FieldRule>>;
