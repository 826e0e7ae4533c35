import { findNegations } from './video-cues.ts';

/** After a semicolon, and after a sentence unless its last word is short enough to be an abbreviation. */
const BEAT_END = /(?<=[;؛])\s+|(?<=[\p{L}\p{N}]{3}[.!?؟])\s+|(?<=[。！？；])\s*/u;
const LINK_END = /(?<=[,،])\s+|(?<=[、，])\s*/u;
const MIN_CHAIN = 3;
const CLAUSE_END = /[,;:.!?\n،؛؟、。，；：！？]+/u;
const MARK_BEHIND = /[,;،؛、，；]\s*$/u;
const LIST_MARK = /[,;\n،؛、，；]+/u;

/** The consecutive parts of an action, as typed. */
export function splitBeats(action: string): string[] {
  return action.split(BEAT_END).filter((beat) => beat.trim() !== '');
}

/** Beats, including each action of a chain: "lifts the lid, looks in, puts it back"; without the separators. */
export function splitActions(action: string): string[] {
  const actions = splitBeats(action).flatMap((beat) => {
    const links = beat.split(LINK_END).filter((link) => link.trim() !== '');
    return links.length >= MIN_CHAIN && links.every(isAction) ? links : [beat];
  });
  return actions.map((text) => text.replace(MARK_BEHIND, '')).filter((text) => text.trim() !== '');
}

/** A single word is probably one of several adjectives. */
function isAction(link: string): boolean {
  return /\S\s+\S/u.test(link.trim()) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(link);
}

/** The items of an inline list. */
export function splitList(list: string): string[] {
  return list
    .split(LIST_MARK)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The affirmative clauses of a text, without those that negate something. */
export function positiveClauses(text: string): string[] {
  return text.split(CLAUSE_END).filter((clause) => findNegations(clause).length === 0);
}
