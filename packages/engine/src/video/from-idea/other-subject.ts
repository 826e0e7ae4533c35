import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { type Group, hasHit, textOf } from './hits-in.ts';
import { plainVerbs, startsWith } from './plain-verbs.ts';

/** A later clause with a verb that starts with anything but that verb or a small word may have another subject. */
export function hasOtherSubject(reading: IdeaReading, scene: Place): boolean {
  if (isNextSentence(reading, scene)) return true;
  if (VERB_LAST.test(textOf(reading, scene))) return false;
  return reading.clauses.some(
    (clause) =>
      clause.start > scene.start &&
      clause.end <= scene.end &&
      plainVerbs(reading, clause).length > 0 &&
      !startsWith(reading, clause, GOING_ON) &&
      !isSpeaking(reading, clause),
  );
}

/** "Coffee drips. She yawns": a new sentence names who acts, unless it begins with its verb. */
function isNextSentence(reading: IdeaReading, scene: Place): boolean {
  return reading.clauses.some(
    (clause) =>
      clause.start > scene.start &&
      clause.end <= scene.end &&
      SENTENCE_END.test(reading.visible.slice(scene.start, clause.start)) &&
      (!startsWith(reading, clause, GOING_ON) || startsWith(reading, clause, ['video.determiner'])),
  );
}

const SENTENCE_END = /[.!?。！？؟]\s*$/u;

/** "… and smiles, she says": the line has a speaker of its own, and takes none away. */
function isSpeaking(reading: IdeaReading, clause: Place): boolean {
  return startsWith(reading, clause, ['video.pronoun']) && hasHit(reading, clause, ['video.saying']);
}

/** In verb-final languages, a continued subject is not named again. */
const VERB_LAST = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const GOING_ON: readonly Group[] = [
  'video.verbs',
  'video.saying',
  'video.clitic',
  'video.negator',
  'video.turn',
  'contrast',
  'joiner',
];
