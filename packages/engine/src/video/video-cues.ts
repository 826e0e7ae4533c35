import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { buildCueIndex, findCues } from '../text/cue-index.ts';
import { foldText, typedBetween } from '../text/fold-text.ts';
import words from '../words/video-cues.json' with { type: 'json' };

/** Ways in which a camera can move, or stay. */
export type CameraMove =
  | 'static'
  | 'pan'
  | 'dolly'
  | 'track'
  | 'aerial'
  | 'zoom'
  | 'tilt'
  | 'orbit'
  | 'crane'
  | 'handheld';

/** Faults of generated video that a negative prompt names. */
export type VideoFault =
  | 'blur'
  | 'cartoon'
  | 'distortion'
  | 'lettering'
  | 'limbs'
  | 'faces'
  | 'cuts'
  | 'shake'
  | 'flicker'
  | 'grain'
  | 'slowness'
  | 'doubles'
  | 'brands'
  | 'blood'
  | 'crowd'
  | 'hands';

type CueGroup =
  | 'negation'
  | 'negationFirst'
  | 'then'
  | 'also'
  | 'animation'
  | 'night'
  | 'midday'
  | 'music'
  | 'noMusic'
  | 'people'
  | 'persons'
  | 'indoors';
/** Folded stems; `$` at the end requires a word end. */
type VideoCues = Readonly<Record<CueGroup, readonly string[]>> & {
  moves: Readonly<Record<CameraMove, readonly string[]>>;
  faults: Readonly<Record<VideoFault, readonly string[]>>;
};

/** Users fill in the form in their language or in English, field by field, so all languages are searched together. */
const CUES: Readonly<Record<LanguageCode, VideoCues>> = words;

/** Finds the words of a group in a text, as typed. */
export type CueFinder = (text: string) => string[];

const findNegationsAnywhere = finderOf((cues) => cues.negation);
const findNegationsFirst = finderOf((cues) => cues.negationFirst);
export const findThens = finderOf((cues) => cues.then);
export const findAnds = finderOf((cues) => cues.also);
export const findAnimation = finderOf((cues) => cues.animation);
export const findNight = finderOf((cues) => cues.night);
export const findMidday = finderOf((cues) => cues.midday);
export const findMusic = finderOf((cues) => cues.music);
export const findNoMusic = finderOf((cues) => cues.noMusic);
/** People of any kind, as a negative prompt names them. */
export const findPeople = finderOf((cues) => cues.people);
/** A specific person. */
export const findPersons = finderOf((cues) => cues.persons);
export const findIndoors = finderOf((cues) => cues.indoors);
export const MOVE_FINDERS = findersOf((cues) => cues.moves);
export const FAULT_FINDERS = findersOf((cues) => cues.faults);

/**
 * Words that negate the rest of a clause. "No" does so only at the start of the clause: in Portuguese it means "in
 * the".
 */
export function findNegations(clause: string): string[] {
  const first = findNegationsFirst(clause).filter((word) => clause.trimStart().startsWith(word));
  return [...findNegationsAnywhere(clause), ...first];
}

function finderOf(cuesOf: (cues: VideoCues) => readonly string[]): CueFinder {
  const cueIndex = buildCueIndex(LANGUAGE_CODES.flatMap((code) => cuesOf(CUES[code])));
  return (text) => {
    const folded = foldText(text);
    return findCues(cueIndex, folded.text).map(({ start, end }) => typedBetween(folded, start, end));
  };
}

function findersOf<Id extends string>(
  groupsOf: (cues: VideoCues) => Readonly<Record<Id, readonly string[]>>,
): readonly (readonly [Id, CueFinder])[] {
  const ids = Object.keys(groupsOf(CUES.en)) as Id[];
  return ids.map((id) => [id, finderOf((cues) => groupsOf(cues)[id])] as const);
}
