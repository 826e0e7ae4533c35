import { oncePer } from '../../once-per.ts';
import type { ConceptId, ConceptKind } from '../../reading/concepts.ts';
import type { IdeaReading } from '../../reading/read-idea.ts';
import { contains, type Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { VideoField } from '../video-form.ts';
import { hitsIn } from './hits-in.ts';
import type { IdeaField } from './idea-parts.ts';

/** The field for a concept. */
export const FIELD_OF: Readonly<Partial<Record<ConceptKind, VideoField>>> = {
  move: 'cameraMotion',
  shot: 'composition',
  angle: 'cameraAngle',
  light: 'ambiance',
  weather: 'ambiance',
  mood: 'ambiance',
  medium: 'style',
  style: 'style',
  palette: 'style',
  process: 'style',
  pace: 'style',
  sound: 'audio',
};

/** Cuts are a matter of framing, although the reading counts them among the moves. */
export function fieldOf({ kind, id }: { kind: ConceptKind; id: ConceptId }): VideoField | undefined {
  return id === 'move.one-take' ? 'composition' : FIELD_OF[kind];
}

/** `glue` has no meaning alone, `link` comes between the kind of clip and its content, `request` is "a video". */
type TokenRole = 'content' | 'request' | 'glue' | 'determiner' | 'link';
type Token = Place & { role: TokenRole; field: IdeaField | null };
export type FormatRun = Place & { parts: { field: IdeaField; place: Place }[]; isBare: boolean };

/** "At 4:25" is a time. */
const ASPECT = /(?<!\d)(?:16|9|4|3|2|5|1|21)\s?[:x]\s?(?:9|16|3|4|2|5|1|21)(?!\d)/g;
/** "12s": no space between the unit and its number. */
const JOINED_SECONDS = /(?<![\p{L}\d.,])\d{1,3}(?:s|sec|sek|seg|sn|сек|с)(?![\p{L}\d])/gu;
const GAP = /^[\s,;:.–—、，：（）()/-]*/u;
const MAX_GAP = 8;

/**
 * Words that describe the clip and not its content, at one edge of a clause: "8 sec vertical video of …", "…, 9:16 in
 * slow motion".
 * @returns null if the clause does not begin (or end) with such words
 */
export function formatAtStart(reading: IdeaReading, clause: Place): FormatRun | null {
  const tokens = tokensIn(reading, clause);
  const run: Token[] = [];
  let at = clause.start;
  for (;;) {
    const from = at + (GAP.exec(reading.visible.slice(at, Math.min(clause.end, at + MAX_GAP)))?.[0].length ?? 0);
    const token = tokens.find(({ start }) => start === from);
    if (token === undefined) break;
    run.push(token);
    at = token.end;
  }
  const isWhole = at + (GAP.exec(reading.visible.slice(at, clause.end))?.[0].length ?? 0) >= clause.end;
  if (!isWhole) {
    // "Foggy street": a light word before a thing is part of the thing, unless it is a separate phrase.
    const loose = run.findIndex((token) => isLoose(reading, token));
    if (loose >= 0) return loose === 0 ? null : runTo(run.slice(0, loose), clause, false);
  }
  return runTo(run, clause, isWhole);
}

function runTo(run: readonly Token[], clause: Place, isWhole: boolean): FormatRun | null {
  const last = run.findLastIndex(({ role }) => role === 'content' || role === 'request');
  if (last < 0) return null;
  const after = run.slice(last + 1);
  const links = after.findIndex(({ role }) => role === 'link');
  const isLinked = links >= 0 && after.slice(0, links).every(({ role }) => role === 'glue');
  const link = isLinked ? last + 1 + links : last;
  const kept = run.slice(0, isWhole ? run.length : link + 1);
  return { start: clause.start, end: isWhole ? clause.end : (kept.at(-1)?.end ?? clause.start), ...partsOf(kept) };
}

export function formatAtEnd(reading: IdeaReading, clause: Place): FormatRun | null {
  const tokens = tokensIn(reading, clause);
  const run: Token[] = [];
  let at = clause.end;
  for (;;) {
    const before = reading.visible.slice(Math.max(clause.start, at - MAX_GAP), at);
    const gap = /[\s,;:.–—、，：（）()/-]*$/u.exec(before)?.[0].length ?? 0;
    const token = tokens.find(({ end }) => end === at - gap || end === at);
    if (token !== undefined && isClock(reading, token)) break;
    if (token === undefined || isLoose(reading, token)) break;
    run.unshift(token);
    at = token.start;
  }
  const isNounLast = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Han}]/u.test(reading.visible);
  const first = run.findIndex(
    ({ role }, index) =>
      role === 'content' || (role === 'request' && isNounLast) || (role === 'glue' && isGlueTo(run, index)),
  );
  if (first < 0 || run[first - 1]?.role === 'determiner') return null;
  const kept = run.slice(first);
  const place = kept[0];
  if (place === undefined || !kept.some(({ role }) => role === 'content' || role === 'request')) return null;
  return { start: place.start, end: clause.end, ...partsOf(kept) };
}

/**
 * "Half a minute", "4k", "one single shot" are not ratios; everything else of this kind is, or says where the clip will
 * be shown.
 */
function fieldOfFormat(text: string): IdeaField {
  if (/minut|dakika|минут|دقيق|[1一日일半]分钟?$|[1일]분$/u.test(text)) return 'duration';
  if (/^(?:[48][kк]|\d+p)$|\bhd$|fps$|[帧]$|フルhd|풀hd|高清/u.test(text)) return 'style';
  return SHOT.test(text) ? 'composition' : 'aspectRatio';
}

/** Formats that are framings: "tight on", "ein einziger Shot". */
const SHOT =
  /\b(?:shots?|frame|on|auf|einstellung|totale|halbtotale|grossaufnahme|nahaufnahme|plan|toma|ripresa|tomada)$|планом$|لقطه|ワンショット|一个镜头/u;

/** "At 6 in the morning" is one time. */
function isClock(reading: IdeaReading, token: Token): boolean {
  return token.field === 'ambiance' && /\d\s?$/.test(reading.visible.slice(Math.max(0, token.start - 2), token.start));
}

function isLoose(reading: IdeaReading, token: Token): boolean {
  return token.field === 'ambiance' && hitsIn(reading, token, ['video.when']).length === 0;
}

function isGlueTo(run: readonly Token[], index: number): boolean {
  const next = run.slice(index).find(({ role }) => role !== 'glue');
  return next?.role === 'content';
}

/** Adjacent parts of one field are merged, including the small words between them. */
function partsOf(run: readonly Token[]): Pick<FormatRun, 'parts' | 'isBare'> {
  const parts: FormatRun['parts'] = [];
  let glue: Place | null = null;
  for (const { role, field, start, end } of run) {
    const last = parts.at(-1);
    if (field !== null && last !== undefined && last.field === field) last.place.end = end;
    else if (field !== null) parts.push({ field, place: { start: glue?.start ?? start, end } });
    glue = role === 'glue' ? (glue ?? { start, end }) : null;
  }
  const last = run.at(-1);
  const tail = parts.at(-1);
  if (last?.role === 'glue' && tail !== undefined) tail.place.end = last.end;
  return { parts, isBare: parts.length === 0 };
}

const tokens = new WeakMap<IdeaReading, Map<string, readonly Token[]>>();

/** Both edges of a clause are read, and most clauses more than once. */
function tokensIn(reading: IdeaReading, clause: Place): readonly Token[] {
  const known = tokens.get(reading) ?? new Map<string, readonly Token[]>();
  tokens.set(reading, known);
  const place = `${clause.start} ${clause.end}`;
  const found = known.get(place) ?? findTokens(reading, clause);
  known.set(place, found);
  return found;
}

function findTokens(reading: IdeaReading, clause: Place): Token[] {
  const roles = [
    ['content', 'composition', ['video.format']],
    ['link', null, ['video.of', 'video.link']],
    ['request', null, ['video.request', 'lead.in']],
    ['glue', null, ['video.glue']],
    ['determiner', null, ['video.determiner']],
    ['content', 'ambiance', ['video.when']],
    ['content', 'style', ['video.look']],
  ] as const;
  const requests = hitsIn(reading, clause, ['video.request']);
  const words = roles.flatMap(([role, field, groups]) =>
    hitsIn(reading, clause, groups).map(({ group, start, end }): Token => {
      const text = reading.visible.slice(start, end);
      // "Petite video | de": the lead-in repeats the end of the request.
      const asked =
        group === 'lead.in' ? requests.find((one) => one.start < start && start < one.end && one.end < end) : undefined;
      if (asked !== undefined) return { role: 'link', field: null, start: spaceEnd(reading.visible, asked.end), end };
      // "De um": the article belongs to the following word.
      const first = role === 'link' ? text.search(/\s(?:um|uma)$/u) : -1;
      const of = group === 'video.format' ? fieldOfFormat(text) : field;
      return { role, field: of, start, end: first < 0 ? end : start + first };
    }),
  );
  const concepts = reading.concepts.flatMap((span): Token[] => {
    const { kind, state, start, end } = span;
    const field = fieldOf(span);
    if (isShown(reading, span)) return [];
    const isFilm = field !== undefined && kind !== 'sound' && state !== 'banned' && state !== 'dead';
    return isFilm && contains(clause, { start, end }) ? [{ role: 'content', field, start, end }] : [];
  });
  const numbers = numbersIn(reading).filter((place) => contains(clause, place));
  const all = [...concepts, ...numbers, ...secondsIn(reading, clause), ...words];
  // Of two tokens in one position the longer one wins; of equal length, a concept beats a word.
  const sorted = all.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Token[] = [];
  for (const token of sorted.slice(0, MAX_TOKENS)) {
    if (!kept.some((other) => token.start < other.end && other.start < token.end)) kept.push(token);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

function spaceEnd(text: string, at: number): number {
  return at + (/^\s*/.exec(text.slice(at, at + MAX_GAP))?.[0].length ?? 0);
}

/** "12s" and "9:16" in the whole text. */
const numbersIn = oncePer((reading: IdeaReading): readonly Token[] => {
  const of = (pattern: RegExp, field: IdeaField) =>
    allMatches(reading.visible, pattern).map(
      ({ index, 0: text }): Token => ({ role: 'content', field, start: index, end: index + text.length }),
    );
  const found = [...of(JOINED_SECONDS, 'duration'), ...of(ASPECT, 'aspectRatio')];
  return found;
});

/** "Shows a photo": a thing, not the look of the clip. */
export function isShown(reading: IdeaReading, span: Place & { kind: ConceptKind }): boolean {
  return span.kind === 'medium' && hitsIn(reading, span, ['video.shown']).length > 0;
}

const MAX_TOKENS = 200;

/** The lengths in a range, wherever they stand. */
export function lengthsIn(reading: IdeaReading, place: Place): Place[] {
  return tokensIn(reading, place).filter(({ field }) => field === 'duration');
}

function secondsIn(reading: IdeaReading, clause: Place): Token[] {
  return hitsIn(reading, clause, ['seconds']).flatMap(({ start, end }): Token[] => {
    const before = reading.visible.slice(Math.max(clause.start, start - 12), start);
    const number = /\d{1,3}(?:\s?[-–~]\s?\d{1,3})?[\s-]{0,2}$/u.exec(before)?.[0];
    // "Секунд на 6": the number may come behind.
    const behind = /^\s(?:\p{L}{1,3}\s)?\d{1,3}(?![\d:.,])/u.exec(
      reading.visible.slice(end, Math.min(clause.end, end + 9)),
    );
    if (number === undefined && behind !== null)
      return [{ role: 'content', field: 'duration', start, end: end + behind[0].length }];
    if (number === undefined) return [];
    return [{ role: 'content', field: 'duration', start: start - number.length, end }];
  });
}
