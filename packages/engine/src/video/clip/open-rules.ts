import type { ClipCue } from '../../words/clip-words.ts';
import type { ClipFacts, FieldRule } from './clip-facts.ts';

const camera = (fires: (facts: ClipFacts) => boolean): FieldRule => ({
  field: 'cameraMotion',
  fires: (facts) => facts.isThin && facts.isCameraOpen && fires(facts),
});

/** Other rules describe these acts, or they have no beginning and no end within a clip. */
const HAVE_THEIR_OWN: readonly ClipCue[] = [
  ...(['still', 'resting', 'walking', 'dancing', 'riding', 'handwork', 'playing', 'drawing', 'eating'] as const),
  ...(['jumping', 'throwing', 'breaking', 'opening', 'effort', 'feeling', 'oneway', 'blowing', 'liquid'] as const),
];

const isMoving = (facts: ClipFacts) => facts.has('walking') || (facts.has('vehicle') && facts.has('riding'));
const isOfPerson = (facts: ClipFacts) => facts.has('people') && !facts.has('animals') && !facts.has('crowd');
const isOfAnimal = (facts: ClipFacts) => facts.has('animals') && !facts.has('people');

/**
 * The decisions that an idea leaves to the filmmaker: where the camera is, what is heard, where the light comes from, that
 * it is filmed, how long it lasts.
 * Each is silent as soon as the idea mentions its subject.
 */
export const OPEN_RULES = {
  alongside: camera(isMoving),
  'animal-height': camera((facts) => isOfAnimal(facts) && !isMoving(facts)),
  'eye-level': camera((facts) => isOfPerson(facts) && !isMoving(facts)),
  'whole-scene': camera((facts) => !isMoving(facts) && !isOfAnimal(facts) && !isOfPerson(facts)),
  'voice-first': {
    field: 'audio',
    fires: (facts) => facts.isVoiceAlone && facts.spoken > 0 && !facts.isMuted && !facts.isSoundAtOdds,
  },
  'own-sounds': { field: 'audio', fires: (facts) => facts.isSoundOpen },
  'live-action': { field: 'style', fires: (facts) => facts.isStyleOpen },
  'natural-colors': { field: 'style', fires: (facts) => facts.isStyleOpen && facts.isLightOpen && !facts.isColored },
  'usual-length': { field: 'duration', fires: (facts) => facts.isThin && facts.isLengthOpen },
  'one-light': { field: 'ambiance', fires: (facts) => facts.isThin && facts.isLightOpen },
  beats: {
    field: 'action',
    fires: (facts) =>
      facts.isThin &&
      facts.events === 1 &&
      facts.spoken === 0 &&
      (facts.has('people') || facts.has('animals')) &&
      !HAVE_THEIR_OWN.some((cue) => facts.has(cue)),
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
