import { oncePer } from '../once-per.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { IdeaReading } from './read-idea.ts';
import type { Place } from './span.ts';

/** `kind` is what it can be replaced by: a weekday by a weekday, a quotation by a quotation, any other word by itself. */
export type Token = Place & { kind: string; isKind: boolean };

const MAX_BACK_CHARS = 80;
const MAX_TOKENS = 8;
const MAX_LEAD_CHARS = 4;
const MAX_ASIDES = 3;

const SPACE = /[\s·]/u;
const NUMBER =
  /(?:[£$€¥₽₺]\s?)?\d{1,7}(?:[.,:/]\d{1,3}){0,3}(?:st|nd|rd|th|er|º|ª|°|\.(?=\s?\p{L}))?(?:\s?(?:am|pm|uhr)(?!\p{L}))?/uy;
/** "14日", "8時半", "두 시" is a word: only digits. */
const UNIT = /[天次月日号號時时点點年人個个名位枚本回次份岁歳円元]|월|일|시|분|년|명|개|장|원|번|살/uy;
const HALF = /半|반/uy;
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}'’]+|\p{Script=Hangul}+|./uy;
/** What people say before they correct themselves. */
const HESITATION = /^(?:[aeou]h+m?|u[hm]+|e+h|euh|hm+|э+|ой|ах|あっ?|えっと|아|어)$/u;
const ARABIC_LEAD = /^و?(?:بال|وال|لل|ال|ب|ل)/u;
const DENSE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** The tokens of the clause in front of a correction, up to it. */
export function tokensBefore(reading: IdeaReading, at: Place, words: ReadingWords): Token[] {
  const quote = reading.quotations.findLast(({ start, end }) => start < at.start && end <= at.start);
  const far = Math.max(0, at.start - MAX_BACK_CHARS);
  const from = quote !== undefined && quote.end > far ? Math.min(far, quote.start) : far;
  const start = from === 0 || SPACE.test(reading.visible.charAt(from - 1)) ? from : wordAfter(reading.visible, from);
  const runs = runsIn(reading, { start, end: at.start }, words);
  const isSaid = (run: readonly Token[]) =>
    !run.every((token) => HESITATION.test(reading.visible.slice(token.start, token.end)));
  const last = runs.findLast(isSaid) ?? [];
  while (last.length > 0 && HESITATION.test(reading.visible.slice(last.at(-1)?.start, last.at(-1)?.end))) last.pop();
  const gap = reading.visible.slice(last.at(-1)?.end ?? 0, at.start);
  const isBeside = gap.split(/[\s,;:.…،、，。–—-]+/u).every((word) => word === '' || HESITATION.test(word));
  return isBeside ? last.slice(-MAX_TOKENS) : [];
}

function wordAfter(visible: string, at: number): number {
  const space = visible.indexOf(' ', at);
  return space < 0 ? at : space;
}

/** Those of the clause behind it, without what says nothing beside it. */
export function tokensAfter(reading: IdeaReading, at: Place, words: ReadingWords): Token[] {
  const lead = /^[\s,;:.…،、，。–—-]*/u.exec(reading.visible.slice(at.end))?.[0].length ?? 0;
  const start = at.end + lead;
  const quote = reading.quotations.find((quotation) => quotation.start >= start);
  const far = Math.min(reading.visible.length, start + MAX_BACK_CHARS);
  const end = quote !== undefined && quote.start < far ? Math.max(far, quote.end) : far;
  const [next = []] = runsIn(reading, { start, end }, words);
  return withoutAsides(reading, next.slice(0, MAX_TOKENS + MAX_ASIDES), words);
}

/** "It was", "make it", "era": what says nothing beside the correction. */
function withoutAsides({ visible }: IdeaReading, tokens: readonly Token[], words: ReadingWords): Token[] {
  const asides = new Set(words.takenBack.asides);
  let count = 0;
  while (count < MAX_ASIDES) {
    const token = tokens[count];
    if (token === undefined || token.isKind || !asides.has(visible.slice(token.start, token.end))) break;
    count += 1;
  }
  const rest = tokens.slice(count, count + MAX_TOKENS);
  const last = rest.at(-1);
  const isTrailing = last !== undefined && !last.isKind && asides.has(visible.slice(last.start, last.end));
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
/** "三天", "两次", "두 번" as "두번". */
const COUNTED =
  /[一二两三四五六七八九十百千]{1,4}(?=[天月日号点次个位名枚本份岁元人回間歳])|(?:[한두세네]|다섯|여섯|일곱|여덟|아홉|열)(?=[번개명시장잔병살])/uy;
/** Number words replace digits. */
const KINDS: Readonly<Partial<Record<(typeof NAMED)[number], string>>> = { numbers: 'number' };

type Name = { kind: string; name: string };

/** By their first characters, longer ones first. */
const namesOf = oncePer((words: ReadingWords): ReadonlyMap<string, readonly Name[]> => {
  const all = NAMED.flatMap((kind) =>
    words.takenBack[kind].map((cue): Name => ({ kind: KINDS[kind] ?? kind, name: cue.replace('$', '') })),
  );
  const found = new Map<string, Name[]>();
  for (const named of all.toSorted((a, b) => b.name.length - a.name.length)) {
    const first = named.name.charAt(0);
    found.set(first, [...(found.get(first) ?? []), named]);
  }
  return found;
});

function namedAt(visible: string, at: number, words: ReadingWords): Token[] | null {
  if (isInWord(visible, at)) return null;
  const lead = ARABIC_LEAD.exec(visible.slice(at, at + MAX_LEAD_CHARS))?.[0].length ?? 0;
  for (const start of lead > 0 ? [at, at + lead] : [at]) {
    const found = namesOf(words)
      .get(visible.charAt(start))
      ?.find(({ name }) => isNamedAt(visible, start, name));
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
