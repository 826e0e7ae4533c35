import { type IdeaReading, readIdea } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import { typedBetween } from '../../text/fold-text.ts';
import type { ReadingWords } from '../../words/reading-words.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf } from './hits-in.ts';

/** Longer than any real idea; bounds the work for hostile input. */
const MAX_CHARS = 1200;
/** "Ach mach lieber", "olsun": around the two lengths nothing else may be said. */
const MAX_ASIDE_WORDS = 4;
const MAX_GAP = 12;
const REFUSING: readonly Group[] = ['exclude', 'excludeAfter', 'video.negator', 'video.denial'];
const SAID: readonly Group[] = [
  ...(['video.camera', 'video.light', 'video.sound', 'video.saying', 'video.lettering', 'video.then'] as const),
];
const MARK = /[,;:!?…\n、。，：；！？،؛؟]|\.(?=\s|$)/gu;

type Length = Place & { value: string };

/**
 * "6 seconds, … no, make it 10 seconds instead of 6": the idea with the later length in the place of the earlier one, if
 * the one refuses the other and nothing else is said there. Elsewhere corrections are settled by the reading, which
 * knows no length that is named once more in order to refuse it.
 */
export function withLastLength(typed: string, words: ReadingWords): string {
  if (typed.length > MAX_CHARS || !repeatsNumber(typed)) return typed;
  const reading = readIdea(typed, words);
  const [first, ...later] = lengthsIn(reading);
  const next = later.findLast(({ value }) => value !== first?.value);
  if (first === undefined || next === undefined) return typed;
  const refused = refusedAgain(reading, first, next);
  if (refused === null) return typed;
  const said = clauseOf(reading, refused, words);
  if (said === null || said.start < first.end) return typed;
  const { folded } = reading;
  const number = typedBetween(folded, next.start, next.start + next.value.length);
  return (
    typedBetween(folded, 0, first.start) +
    number +
    typedBetween(folded, first.start + first.value.length, said.start) +
    typedBetween(folded, said.end, folded.text.length)
  );
}

function repeatsNumber(typed: string): boolean {
  const numbers = typed.match(/\p{Nd}{1,3}/gu) ?? [];
  return new Set(numbers).size < numbers.length;
}

function lengthsIn({ visible, hits }: IdeaReading): Length[] {
  return hits.flatMap(({ group, start, end }) => {
    if (group !== 'seconds') return [];
    const value = /(?<![\d:]|\d[.,-])(\d{1,3})[\s-]{0,2}$/.exec(visible.slice(Math.max(0, start - 6), start));
    if (value?.[1] === undefined) return [];
    return [{ value: value[1], start: start - value[0].length, end }];
  });
}

/** Both lengths in one place, where the earlier one is refused. */
function refusedAgain(reading: IdeaReading, first: Length, next: Length): Place | null {
  const { visible } = reading;
  const mentions = allMatches(visible, new RegExp(`(?<![\\d:]|\\d[.,])${first.value}(?![\\d:]|[.,]\\d)`, 'gu'));
  for (const { index } of mentions.filter((one) => one.index >= first.end)) {
    const unit = lengthsIn(reading).find(({ start }) => start === index);
    const old = { start: index, end: unit?.end ?? index + first.value.length };
    const operator = hitsIn(reading, { start: 0, end: visible.length }, REFUSING).find(
      ({ start, end }) => isBeside(visible, end, old.start) || isBeside(visible, old.end, start),
    );
    if (operator === undefined) continue;
    const whole = { start: Math.min(old.start, operator.start), end: Math.max(old.end, operator.end) };
    const isNear = next.start >= whole.end ? next.start - whole.end <= MAX_GAP : whole.start - next.end <= MAX_GAP;
    const isApart = next.start >= whole.end || next.end <= whole.start;
    if (isNear && isApart) return { start: Math.min(whole.start, next.start), end: Math.max(whole.end, next.end) };
  }
  return null;
}

function isBeside(visible: string, end: number, start: number): boolean {
  return end <= start && /^\s*$/u.test(visible.slice(end, start)) && start - end <= 1;
}

/** From the mark in front of it to the one behind it, with what only says that something is taken back. */
function clauseOf(reading: IdeaReading, { start, end }: Place, words: ReadingWords): Place | null {
  const { visible } = reading;
  const marks = allMatches(visible, MARK).map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
  const after = marks.find((mark) => mark.start >= end)?.start ?? visible.length;
  const { alone, always, opens } = words.takenBack;
  const taken = new Set([...alone, ...always, ...opens].map((cue) => cue.replace(/\$$/, '')));
  // "No wait" is two of them.
  const isTaken = (text: string) => taken.has(text) || text.split(/\s+/).every((word) => taken.has(word));
  let from = start;
  for (const mark of marks.filter((one) => one.end <= start).toReversed()) {
    const lead = part(reading, mark.end, from);
    const text = lead === null ? '' : textOf(reading, lead);
    if (from < start && text !== '' && !isTaken(text) && !HESITATION.test(text)) break;
    from = mark.start;
  }
  const aside = `${visible.slice(from, start)} ${visible.slice(end, after)}`;
  const isBare = countWords(aside) <= MAX_ASIDE_WORDS && !/[\d¤]/.test(aside);
  const isSaid = hasHit(reading, { start: from, end: after }, SAID);
  return isBare && !isSaid ? { start: from, end: after } : null;
}

/** What people say before they correct themselves. */
const HESITATION = /^(?:[aeou]h+m?|u[hm]+|ach|e+h|euh|hm+|э+|ой|ах|あっ?|えっと|아|어)$/u;
