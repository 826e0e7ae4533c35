import { typedBetween } from '../text/fold-text.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { Correction } from './find-corrections.ts';
import type { IdeaReading } from './read-idea.ts';
import type { Place } from './span.ts';

/** What a cut puts in its place; empty for nothing. */
export type Cut = Place & { by: string };

/** `kind` is what it can be replaced by: a weekday by a weekday, a quotation by a quotation, any other word by itself. */
type Token = Place & { kind: string; isKind: boolean };

const MAX_BACK_CHARS = 80;
const MAX_TOKENS = 8;
const MAX_ALIGNED = 6;
/** "Geht seit 3. november nicht": so many words may follow what is taken back. */
const MAX_BEHIND = 2;
const MAX_GLUE_CHARS = 4;
const MAX_ASIDES = 3;

const SPACE = /[\s·]/u;
const NUMBER =
  /(?:[£$€¥₽₺]\s?)?\d{1,7}(?:[.,:]\d{1,3}){0,3}(?:st|nd|rd|th|er|º|ª|°|\.(?=\s?\p{L}))?(?:\s?(?:am|pm|uhr)(?!\p{L}))?/uy;
/** "14日", "8時半", "두 시" is a word: only digits. */
const UNIT = /[天次月日号號時时点點年人個个名位枚本回次份岁歳円元]|월|일|시|분|년|명|개|장|원|번|살/uy;
const HALF = /半|반/uy;
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}'’]+|\p{Script=Hangul}+|./uy;
/** What people say before they correct themselves. */
const HESITATION = /^(?:[aeou]h+m?|u[hm]+|e+h|euh|hm+|э+|ой|ах|あっ?|えっと|아|어)$/u;
const PARTICLE = /^(?:\p{Script=Hangul}|\p{Script=Hiragana}){1,2}$/u;
const ARABIC_LEAD = /^و?(?:بال|وال|لل|ال|ب|ل)/u;
const DENSE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/**
 * What a correction takes back where the words behind it repeat the form of those in front: "on the 3rd, no wait, the
 * 5th", "from 9 to 1, no, 10 to 2", "he says "hi".. no wait make it "hello"". Empty if nothing lines up.
 */
export function alignedCuts(reading: IdeaReading, at: Correction, words: ReadingWords): Cut[] {
  const before = tokensBefore(reading, at, words);
  const after = withoutAsides(reading, tokensAfter(reading, at, words), words);
  if (before.length === 0 || after.length === 0) return [];
  const cuts =
    repeated(reading, before, after) ??
    repeated(reading, withoutParticle(before), after) ??
    oneOf(reading, before, after) ??
    around(reading, before, after) ??
    sameFrame(reading, before, after, words);
  if (cuts === null || (at.isBetween && !cuts.isNumber)) return [];
  return isDenied(reading, cuts.dead) ? [] : cuts.cuts;
}

type Found = { cuts: Cut[]; dead: Place; isNumber: boolean };

/** The words right in front have the form of the first ones behind. */
function repeated({ visible }: IdeaReading, before: readonly Token[], after: readonly Token[]): Found | null {
  const length = alignedLength(visible, before, after);
  const dead = before.at(-length);
  const next = after[0];
  if (length === 0 || dead === undefined || next === undefined) return null;
  const isNumber = before.slice(-length).every(({ kind, isKind }) => !isKind || kind.startsWith('number'));
  return { cuts: [{ start: dead.start, end: next.start, by: '' }], dead, isNumber };
}

function alignedLength(visible: string, before: readonly Token[], after: readonly Token[]): number {
  for (let length = Math.min(MAX_ALIGNED, before.length, after.length); length > 0; length -= 1) {
    const pairs = before.slice(-length).map((token, index) => [token, after[index]] as const);
    const isSame = pairs.every(([one, other]) => one.kind === other?.kind);
    const isOther = pairs.some(
      ([one, other]) => one.isKind && other !== undefined && textOf(visible, one) !== textOf(visible, other),
    );
    if (isSame && isOther) return length;
  }
  return 0;
}

/** "Since 3 november, no wait, the 5th": one part of what is in front. */
function oneOf(reading: IdeaReading, before: readonly Token[], after: readonly Token[]): Found | null {
  const index = after.findIndex(({ isKind }) => isKind);
  const next = after[index];
  if (next === undefined || index > 1 || after.length > index + 1) return null;
  const isLong = (token: Token) => !token.isKind && token.end - token.start > MAX_GLUE_CHARS;
  // "At most 9 people per class, no wait, 8".
  const from = next.kind === 'number' ? 0 : before.findLastIndex(isLong) + 1;
  const same = before.slice(from).filter(({ kind }) => kind === next.kind);
  const [dead] = same;
  if (dead === undefined || same.length > 1 || textOf(reading.visible, dead) === textOf(reading.visible, next))
    return null;
  return { cuts: swapped(reading, before, dead, next), dead, isNumber: dead.kind.startsWith('number') };
}

/** "Am 28. februar angerufen, quatsch, war der 6. märz": a word or two stand between. */
function around(reading: IdeaReading, before: readonly Token[], after: readonly Token[]): Found | null {
  const first = after.findIndex(({ isKind }) => isKind);
  const next = after.slice(Math.max(0, first));
  if (first > 1 || next.filter(({ isKind }) => isKind).length < 2) return null;
  for (let behind = 1; behind <= MAX_BEHIND && behind < before.length; behind += 1) {
    const front = before.slice(0, -behind);
    const length = alignedLength(reading.visible, front, next);
    const dead = { start: front.at(-length)?.start ?? 0, end: front.at(-1)?.end ?? 0 };
    const said = { start: next[0]?.start ?? 0, end: next.at(-1)?.end ?? 0 };
    if (length > 1 && length === next.length)
      return { cuts: swapped(reading, before, dead, said), dead, isNumber: false };
  }
  return null;
}

function swapped({ folded }: IdeaReading, before: readonly Token[], dead: Place, next: Place): Cut[] {
  return [
    { start: dead.start, end: dead.end, by: typedBetween(folded, next.start, next.end) },
    { start: Math.max(dead.end, before.at(-1)?.end ?? 0), end: next.end, by: '' },
  ];
}

/** "From the fridge to the sofa, no wait, from the shelf to the bed", "a cow, no, a goat": the small words are the same. */
function sameFrame(
  { visible }: IdeaReading,
  before: readonly Token[],
  after: readonly Token[],
  words: ReadingWords,
): Found | null {
  for (let length = Math.min(MAX_ALIGNED, before.length, after.length); length > 1; length -= 1) {
    const pairs = before.slice(-length).map((token, index) => [token, after[index]] as const);
    const same = pairs.filter(([one, other]) => one.kind === other?.kind && !one.isKind);
    const [dead] = before.slice(-length);
    const next = after[0];
    const isFramed = same[0] === pairs[0] && pairs.every(([one, other]) => !one.isKind && other?.isKind === false);
    if (!isFramed || dead === undefined || next === undefined) continue;
    const isSmall = same.every(([{ start, end }]) => end - start <= MAX_GLUE_CHARS);
    const isOnce = before.filter(({ kind }) => kind === dead.kind).length === 1;
    const isOneThing = length === 2 && isOnce && words.json.article.includes(textOf(visible, dead));
    if (isSmall && same.length < length && (same.length > 1 || isOneThing))
      return { cuts: [{ start: dead.start, end: next.start, by: '' }], dead, isNumber: false };
  }
  return null;
}

/** "15일로.. 아니다 16일": the particle goes with what it is written to. */
function withoutParticle(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const isAttached = last !== undefined && tokens.at(-2)?.end === last.start && PARTICLE.test(last.kind.slice(5));
  return isAttached ? tokens.slice(0, -1) : tokens;
}

/** "I can't on monday, no, tuesday works" takes back nothing that is wanted. */
function isDenied({ hits, clauses }: IdeaReading, dead: Place): boolean {
  const from = clauses.find(({ start, end }) => start <= dead.start && dead.start < end)?.start ?? 0;
  return hits.some(
    ({ group, start, end }) =>
      /^(?:exclude|video\.negator|video\.denial)$/.test(group) && start >= from && end <= dead.start,
  );
}

function textOf(visible: string, { start, end }: Place): string {
  return visible.slice(start, end);
}

function tokensBefore(reading: IdeaReading, at: Place, words: ReadingWords): Token[] {
  const quote = reading.quotations.findLast(({ start, end }) => start < at.start && end <= at.start);
  const far = Math.max(0, at.start - MAX_BACK_CHARS);
  const from = quote !== undefined && quote.end > far ? Math.min(far, quote.start) : far;
  const start = from === 0 || SPACE.test(reading.visible.charAt(from - 1)) ? from : wordAfter(reading.visible, from);
  const runs = runsIn(reading, { start, end: at.start }, words);
  const isSaid = (run: readonly Token[]) => !run.every((token) => HESITATION.test(textOf(reading.visible, token)));
  const last = runs.findLast(isSaid) ?? [];
  while (last.length > 0 && HESITATION.test(textOf(reading.visible, last.at(-1) ?? { start: 0, end: 0 }))) last.pop();
  const gap = reading.visible.slice(last.at(-1)?.end ?? 0, at.start);
  const isBeside = gap.split(/[\s,;:.…،、，。–—-]+/u).every((word) => word === '' || HESITATION.test(word));
  return isBeside ? last.slice(-MAX_TOKENS) : [];
}

function wordAfter(visible: string, at: number): number {
  const space = visible.indexOf(' ', at);
  return space < 0 ? at : space;
}

function tokensAfter(reading: IdeaReading, at: Place, words: ReadingWords): Token[] {
  const lead = /^[\s,;:.…،、，。–—-]*/u.exec(reading.visible.slice(at.end))?.[0].length ?? 0;
  const start = at.end + lead;
  const quote = reading.quotations.find((quotation) => quotation.start >= start);
  const far = Math.min(reading.visible.length, start + MAX_BACK_CHARS);
  const end = quote !== undefined && quote.start < far ? Math.max(far, quote.end) : far;
  return (runsIn(reading, { start, end }, words)[0] ?? []).slice(0, MAX_TOKENS + MAX_ASIDES);
}

/** "It was", "make it", "era": what says nothing beside the correction. */
function withoutAsides({ visible }: IdeaReading, tokens: readonly Token[], words: ReadingWords): Token[] {
  const asides = new Set(words.takenBack.asides);
  let count = 0;
  while (count < MAX_ASIDES) {
    const token = tokens[count];
    if (token === undefined || token.isKind || !asides.has(textOf(visible, token))) break;
    count += 1;
  }
  const rest = tokens.slice(count, count + MAX_TOKENS);
  const last = rest.at(-1);
  const isTrailing = last !== undefined && !last.isKind && asides.has(textOf(visible, last));
  return isTrailing ? rest.slice(0, -1) : rest;
}

/** The tokens of a range, parted at its marks. */
function runsIn(reading: IdeaReading, { start, end }: Place, words: ReadingWords): Token[][] {
  const { visible, quotations } = reading;
  const runs: Token[][] = [[]];
  for (let index = start; index < end; ) {
    const token =
      quotedAt(quotations, index) ??
      numberAt(visible, index) ??
      namedAt(visible, index, words) ??
      wordAt(visible, index);
    if (token === null) {
      if (!SPACE.test(visible.charAt(index)) && (runs.at(-1)?.length ?? 0) > 0) runs.push([]);
      index += 1;
    } else {
      runs.at(-1)?.push(...token);
      index = Math.max(index + 1, token.at(-1)?.end ?? 0);
    }
  }
  return runs.filter((run) => run.length > 0);
}

function quotedAt(quotations: readonly Place[], at: number): Token[] | null {
  const found = quotations.find(({ start }) => start === at);
  return found === undefined ? null : [{ kind: 'quotation', isKind: true, start: found.start, end: found.end }];
}

function numberAt(visible: string, at: number): Token[] | null {
  const length = matchAt(NUMBER, visible, at) || matchAt(COUNTED, visible, at);
  if (length === 0) return null;
  const unit = matchAt(UNIT, visible, at + length);
  const half = unit === 0 ? 0 : matchAt(HALF, visible, at + length + unit);
  const kind = `number${visible.slice(at + length, at + length + unit)}`;
  return [{ kind, isKind: true, start: at, end: at + length + unit + half }];
}

const NAMED = ['weekdays', 'months', 'dayTimes', 'numbers'] as const;
/** "三天", "两次". */
const COUNTED = /[一二两三四五六七八九十百千]{1,4}(?=[天月日号点次个位名枚本份岁元人回間歳])/uy;
/** Number words replace digits. */
const KINDS: Readonly<Partial<Record<(typeof NAMED)[number], string>>> = { numbers: 'number' };

function namedAt(visible: string, at: number, { takenBack }: ReadingWords): Token[] | null {
  if (isInWord(visible, at)) return null;
  const lead = ARABIC_LEAD.exec(visible.slice(at, at + MAX_GLUE_CHARS))?.[0].length ?? 0;
  for (const start of lead > 0 ? [at, at + lead] : [at]) {
    const found = NAMED.flatMap((kind) =>
      takenBack[kind]
        .map((cue) => cue.replace('$', ''))
        .flatMap((name) => (isNamedAt(visible, start, name) ? [{ kind: KINDS[kind] ?? kind, name }] : [])),
    ).toSorted((a, b) => b.name.length - a.name.length)[0];
    if (found === undefined) continue;
    const named = { kind: found.kind, isKind: true, start, end: start + found.name.length };
    return start === at
      ? [named]
      : [{ kind: `word ${visible.slice(at, start)}`, isKind: false, start: at, end: start }, named];
  }
  return null;
}

function isNamedAt(visible: string, at: number, name: string): boolean {
  if (!visible.startsWith(name, at)) return false;
  return DENSE.test(name) || !/[\p{L}\p{N}]/u.test(visible.charAt(at + name.length));
}

function isInWord(visible: string, at: number): boolean {
  const before = visible.charAt(at - 1);
  return /\p{L}/u.test(before) && !DENSE.test(visible.charAt(at));
}

function wordAt(visible: string, at: number): Token[] | null {
  if (!/[\p{L}\p{N}]/u.test(visible.charAt(at))) return null;
  const length = matchAt(WORD, visible, at);
  return [{ kind: `word ${visible.slice(at, at + length)}`, isKind: false, start: at, end: at + length }];
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
