import { typedBetween } from '../text/fold-text.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { type Token, tokensAfter, tokensBefore } from './correction-tokens.ts';
import type { Correction } from './find-corrections.ts';
import type { IdeaReading } from './read-idea.ts';
import type { Place } from './span.ts';

/** What a cut puts in its place; empty for nothing. */
export type Cut = Place & { by: string };

const MAX_ALIGNED = 6;
/** "Geht seit 3. november nicht": so many words may follow what is taken back. */
const MAX_BEHIND = 2;
const MAX_GLUE_CHARS = 4;
/** A verb of one character and its object. */
const MAX_VERB_CHARS = 4;

const PARTICLE = /^(?:\p{Script=Hangul}|\p{Script=Hiragana}){1,2}$/u;

/**
 * What a correction takes back where the words behind it repeat the form of those in front: "on the 3rd, no wait, the
 * 5th", "from 9 to 1, no, 10 to 2", "he says "hi".. no wait make it "hello"". Empty if nothing lines up.
 */
export function alignedCuts(reading: IdeaReading, at: Correction, words: ReadingWords): Cut[] {
  const before = tokensBefore(reading, at, words);
  const after = tokensAfter(reading, at, words);
  if (before.length === 0 || after.length === 0) return [];
  const cuts =
    repeated(reading, before, after) ??
    repeated(reading, withoutParticle(before), after) ??
    oneOf(reading, before, after) ??
    around(reading, before, after) ??
    renamed(reading, before, after) ??
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
  // "My daughter is 9, sorry, she turned 10": right behind the figure, two words may stand.
  const most = before.at(-1)?.kind === 'number' && next?.kind === 'number' ? 2 : 1;
  if (next === undefined || index > most || after.length > index + 1) return null;
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

/** "In a lane of Matera, no wait, Ostuni": one name for another. */
function renamed({ folded }: IdeaReading, before: readonly Token[], after: readonly Token[]): Found | null {
  const [dead, next] = [before.at(-1), after[0]];
  if (dead === undefined || next === undefined || after.length > 1 || before.length < 2) return null;
  const isName = (token: Token) => NAME.test(typedBetween(folded, token.start, token.end));
  if (!isName(dead) || !isName(next)) return null;
  return { cuts: [{ start: dead.start, end: next.start, by: '' }], dead, isNumber: false };
}

const NAME = /^\p{Lu}\p{Ll}{2,}$/u;

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
    // "晒腊肉,哦不对是晒香肠": the verb is repeated, with another object.
    const isVerbRepeated =
      isOnce && length <= MAX_VERB_CHARS && after.length === length && /^\p{Script=Han}$/u.test(textOf(visible, dead));
    if (isSmall && same.length < length && (same.length > 1 || isOneThing || isVerbRepeated))
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
