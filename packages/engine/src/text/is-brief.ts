import type { SlotPatterns } from './slot-patterns.ts';
import type { Slots } from './slots/slots.ts';

/** Up to here a text contains what the idea says and nothing else; in words. */
const BRIEF = 60;
/** Counted in characters, of which so many make up a word. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const CHARACTERS_PER_WORD = 3;

/** A page has room, however few there are. */
const PAGES = /\bpages?\b|seiten?|p[aá]gin|страниц|sayfa|صفح|ページ|枚|쪽|페이지|页|\ba[45]\b/iu;

/** "3 sentences", "60 words", "150字"; minutes of a speech leave room. */
export function isBrief({ length }: Pick<Slots, 'length'>, { length: lengths }: Pick<SlotPatterns, 'length'>): boolean {
  if (length === null) return false;
  const isSpoken = [lengths.time, lengths.slides].some((pattern) => new RegExp(pattern.source, 'iu').test(length));
  const most = SPACELESS.test(length) ? BRIEF * CHARACTERS_PER_WORD : BRIEF;
  return !isSpoken && !PAGES.test(length) && (length.match(/\d+/g) ?? []).every((amount) => Number(amount) <= most);
}
