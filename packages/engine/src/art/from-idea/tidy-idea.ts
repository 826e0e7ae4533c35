import { type IdeaReading, readIdea } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { artCuesIn } from './find-art-words.ts';

type Mend = Place & { by: string };

const MARKS = /[.,;:!?！？。，…]*[!！?？][.,;:!?！？。，…]*/gu;
const SMILEYS =
  /(?<=^|[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}])(?:[:;]-?[)(dp]|\^_?\^|<3)(?=[\s.,!?]|$)|[(（]笑[)）]|(?<=\p{Script=Hiragana})w{1,9}(?=[\s。！]|$)|[~～]{1,9}(?=[\s.,!?。！？]|$)/gu;
const WRITTEN_TOGETHER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A verb behind its object goes on for as long ("빼줘" in "빼줘요"). */
const MAX_TAIL_CHARS = 3;
/** Above the length of any real idea; bounds the work for hostile input. */
const MAX_CHARS = 1200;
const MAX_BANS = 12;

/** The idea without what is chat and no picture: thanks inside it, laughter, rows of marks. Quotations stay as typed. */
export function tidyIdea(typed: string, words: ReadingWords): string {
  if (typed.length > MAX_CHARS) return typed;
  const reading = readIdea(typed, words);
  const { folded, visible } = reading;
  const mends = [...chat(reading, words), ...rows(visible), ...betweenBans(reading, words)].toSorted(
    (a, b) => a.start - b.start,
  );
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

function chat({ visible, hits }: IdeaReading, words: ReadingWords): Mend[] {
  const isSpoken = (place: Place) =>
    hits.some(({ group, end }) => group === 'video.saying' && end <= place.start && place.start - end <= 2);
  const cues = artCuesIn(visible, words).flatMap(({ group, start, end }): Mend[] => {
    if ((group !== 'chatter' && group !== 'laughter') || isSpoken({ start, end })) return [];
    const last = visible.charAt(end - 1);
    let to = end;
    while (to < visible.length && visible.charAt(to) === last && /\p{L}/u.test(last)) to += 1;
    if (WRITTEN_TOGETHER.test(last) && WRITTEN_TOGETHER.test(visible.slice(to))) return [];
    return [{ start, end: to, by: group === 'laughter' ? ',' : '' }];
  });
  return [...cues, ...allMatches(visible, SMILEYS).map(({ index, 0: { length } }) => placed(index, length, ''))];
}

/** "!!" and ".!!" are one mark. */
function rows(visible: string): Mend[] {
  return allMatches(visible, MARKS).flatMap(({ index, 0: marks }) => {
    if (marks.length < 2) return [];
    const isWide = /[！？。，]/u.test(marks);
    const by = /[?？]/u.test(marks) ? (isWide ? '？' : '?') : isWide ? '。' : '.';
    return [placed(index, marks.length, by)];
  });
}

/** "빨강 안돼요 글씨도 넣지말고": where the verb closes a ban, the next thing begins another. */
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
    return tail > MAX_TAIL_CHARS || !isOneClause ? [] : [placed(ban.end + tail, 0, ',')];
  });
}

function placed(start: number, length: number, by: string): Mend {
  return { start, end: start + length, by };
}
