import { findNegations } from './video-cues.ts';

/** After a semicolon, and after a sentence unless its last word is short enough to be an abbreviation. */
const BEAT_END = /(?<=[;؛])\s+|(?<=[\p{L}\p{N}]{3}[.!?؟])\s+|(?<=[。！？；])\s*/u;
const CLAUSE_END = /[,;:.!?\n،؛؟、。，；：！？]+/u;
const LIST_MARK = /[,;\n،؛、，；]+/u;

/** The parts of an action that are told one after the other, as they were typed. */
export function splitBeats(action: string): string[] {
  return action.split(BEAT_END).filter((beat) => beat.trim() !== '');
}

/** The things that a list in one line names. */
export function splitList(list: string): string[] {
  return list
    .split(LIST_MARK)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The clauses of a text that say what is there; those that deny something are left out. */
export function positiveClauses(text: string): string[] {
  return text.split(CLAUSE_END).filter((clause) => findNegations(clause).length === 0);
}
