import type { Hit } from '../../reading/lexicon-of.ts';
import { type IdeaReading, readIdea } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { artCuesIn } from './find-art-words.ts';

type Mend = Place & { by: string };

const MARKS = /[.,;:!?！？。，、…¡]{1,20}/gu;
/** Only an ellipsis, or a superfluous comma. */
const TRAILS_OFF = /^(?:[.…。]*(?:\.\.|…|。。)[.…。]*|[,，、]+|[.…,。，、]+[,，、])$/u;
const WIDE: Readonly<Record<string, string>> = { '?': '？', ',': '，', '.': '。' };
const SMILEYS =
  /(?<=^|[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}])(?:[:;]-?[)(dp]|\^_?\^|<3)(?=[\s.,!?]|$)|[(（]笑[)）]|(?<=\p{Script=Hiragana})w{1,9}(?=[\s。！]|$)|[~～]{1,9}(?=[\s.,!?。！？]|$)/gu;
const WRITTEN_TOGETHER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WIDE_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A verb after its object extends to the end of the word ("빼줘" in "빼줘요"). */
const MAX_TAIL_CHARS = 3;
/** Longer than any real idea; bounds the work for hostile input. */
const MAX_CHARS = 1200;
const MAX_BANS = 12;
const MAX_REASONS = 4;
const MAX_ROW_CHARS = 40;

/** The idea without chat: inserted thanks, laughter, runs of marks. Quotations are left untouched. */
export function tidyIdea(typed: string, words: ReadingWords): string {
  if (typed.length > MAX_CHARS) return typed;
  const reading = readIdea(typed, words);
  const { folded, visible, hits } = reading;
  const mends = [
    ...chat(reading, words),
    ...marks(visible, hits),
    ...rowOfBans(reading),
    ...betweenBans(reading, words),
  ].toSorted((a, b) => a.start - b.start);
  if (mends.length === 0) return typed;
  let text = '';
  let from = 0;
  for (const { start, end, by } of mends) {
    if (start < from) continue;
    text += typedBetween(folded, from, start) + by;
    from = end;
  }
  text += typedBetween(folded, from, visible.length);
  return /[\p{L}\p{N}]/u.test(text) ? text : typed;
}

function chat(reading: IdeaReading, words: ReadingWords): Mend[] {
  const { visible, hits } = reading;
  const isSpoken = (place: Place) =>
    hits.some(({ group, end }) => group === 'video.saying' && end <= place.start && place.start - end <= 2);
  const found = artCuesIn(reading, words);
  // "Because everyone has one": without its end, the reason would be torn.
  const reasons = found.filter(({ group }) => group === 'reasons').slice(0, MAX_REASONS);
  const isReason = (place: Place) => reasons.some(({ end }) => end <= place.start && place.start - end <= 1);
  const cues = found.flatMap(({ group, start, end }): Mend[] => {
    if ((group !== 'chatter' && group !== 'laughter') || isSpoken({ start, end })) return [];
    if (isReason({ start, end })) return [];
    // "No bunting that everyone has": in the middle of a clause it is a part of it.
    if (/\s/.test(visible.slice(start, end)) && isWithin(visible, start, end)) return [];
    const last = visible.charAt(end - 1);
    let to = end;
    while (to < visible.length && visible.charAt(to) === last && /\p{L}/u.test(last)) to += 1;
    if (WRITTEN_TOGETHER.test(last) && WRITTEN_TOGETHER.test(visible.slice(to))) return [];
    return [{ start, end: to, by: group === 'laughter' ? ',' : '' }];
  });
  return [...cues, ...allMatches(visible, SMILEYS).map(({ index, 0: { length } }) => placed(index, length, ''))];
}

function isWithin(visible: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]\s*$/u.test(visible.slice(0, start)) && /^\s*[\p{L}\p{N}]/u.test(visible.slice(end));
}

/** "!!" and ".!!" end a sentence, or only pause before "and"; an ellipsis ("…") pauses inside the idea. */
function marks(visible: string, hits: readonly Hit[]): Mend[] {
  const joinsAt = (at: number) => {
    const start = at + (/^\s*/.exec(visible.slice(at, at + 3))?.[0].length ?? 0);
    return hits.some(({ group, ...hit }) => group === 'joiner' && hit.start === start);
  };
  return allMatches(visible, MARKS).flatMap(({ index, 0: found }) => {
    if (found.length === 1 && !/[…¡]/u.test(found)) return [];
    const end = index + found.length;
    const isWide = /[！？。，、]/u.test(found) || WIDE_SCRIPT.test(visible.slice(index - 1));
    const isPause = TRAILS_OFF.test(found) || joinsAt(end);
    // "(not red!!)": the bracket ends it.
    const isInBracket = /^[!！]+$/u.test(found) && /^[)）\]]/u.test(visible.slice(end));
    const by = /[?？]/u.test(found) ? '?' : isInBracket || found === '¡' ? '' : isPause ? ',' : '.';
    const space = isInBracket && visible.charAt(index - 1) === ' ' ? 1 : 0;
    return [placed(index - space, found.length + space, isWide ? (WIDE[by] ?? by) : by)];
  });
}

/** "人なし車なし": the same word ends each thing of a series written without spaces. */
function rowOfBans({ visible, hits }: IdeaReading): Mend[] {
  const bans = hits.filter(({ group }) => group === 'excludeAfter').slice(0, MAX_BANS);
  return bans.flatMap((ban) => {
    const cue = visible.slice(ban.start, ban.end);
    if (!WRITTEN_TOGETHER.test(cue)) return [];
    const before = visible.slice(Math.max(0, ban.start - MAX_ROW_CHARS), ban.start);
    const row = new RegExp(`${cue}(?=[\\p{Script=Han}\\p{Script=Katakana}]{1,6}(?:${cue}|$))`, 'gu');
    const from = ban.start - before.length;
    return allMatches(before, row).map(({ index }) => placed(from + index + cue.length, 0, '、'));
  });
}

/** "빨강 안돼요 글씨도 넣지말고": if the verb ends a ban, the next thing starts another. */
function betweenBans({ visible, hits, clauses }: IdeaReading, { art }: ReadingWords): Mend[] {
  const bans = hits
    .filter(({ group }) => group === 'excludeAfter')
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_BANS);
  return bans.flatMap((ban, index) => {
    const next = bans.slice(index + 1).find((other) => !overlaps(other, ban));
    const cue = visible.slice(ban.start, ban.end);
    if (next === undefined || (art.staysPut.some((part) => cue.includes(part)) && !art.takenOut.includes(cue)))
      return [];
    const gap = visible.slice(ban.end, next.start);
    const tail = /^\p{L}{0,3}(?=\s)/u.exec(gap)?.[0].length ?? MAX_TAIL_CHARS + 1;
    const isOneClause = clauses.some(({ start, end }) => start <= ban.start && next.end <= end);
    if (tail > MAX_TAIL_CHARS || !isOneClause) return [];
    const isKana = /\p{Script=Hiragana}/u.test(cue);
    return [isKana ? placed(ban.end + tail, 1, '、') : placed(ban.end + tail, 0, ',')];
  });
}

function placed(start: number, length: number, by: string): Mend {
  return { start, end: start + length, by };
}
