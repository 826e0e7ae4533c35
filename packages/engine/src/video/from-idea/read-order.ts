import type { IdeaReading } from '../../reading/read-idea.ts';
import type { Place } from '../../reading/span.ts';
import { allMatches } from '../../text/all-matches.ts';
import { type FormatRun, formatAtStart } from './find-format.ts';
import { countWords, type Group, hasHit, hitsIn, part, textOf } from './hits-in.ts';
import { hasPlainVerb } from './plain-verbs.ts';

const MAX_PURPOSE_WORDS = 12;

/** The opening of a request without its content: shape and length, and what the clip is for, in one piece. */
export type Order = { parts: FormatRun['parts']; purpose: Place };

/**
 * "8 second video for the insta of my bakery", "fırınımızın instası için 8 saniyelik video".
 * @returns null if it has no purpose, or says anything else
 */
export function orderIn(reading: IdeaReading, place: Place): Order | null {
  if (textOf(reading, place).includes('¤') || hasHit(reading, place, ['video.saying'])) return null;
  for (const hit of hitsIn(reading, place, ['video.forWhom'])) {
    const order = purposeFrom(reading, place, hit) ?? purposeUpTo(reading, place, hit);
    if (order !== null) return order;
  }
  return null;
}

/** The word of purpose comes first: everything behind it is the purpose, but for a request at its end. */
function purposeFrom(reading: IdeaReading, place: Place, hit: Place): Order | null {
  const lead = part(reading, place.start, hit.start);
  const run = lead === null ? null : formatAtStart(reading, lead);
  if (lead !== null && (run === null || run.end < lead.end || !asksForClip(reading, run))) return null;
  const whole = { start: hit.start, end: place.end };
  // "На 8 секунд", "for insta": a length or a shape, not a purpose.
  const own = formatAtStart(reading, whole);
  if (own !== null && own.end >= whole.end) return null;
  if (/^\s*\d/u.test(reading.visible.slice(hit.end, hit.end + 3))) return null;
  // "For our salon's tiktok" is whole behind a request; before it, "for our salon a reel" asks.
  const asked = requestAtEnd(reading, whole, hit.end, lead === null ? ['video.format'] : []);
  if (lead === null && asked === null) return null;
  const purpose = part(reading, hit.start, asked?.start ?? place.end);
  if (purpose === null || purpose.end <= hit.end) return null;
  return madeOf(reading, purpose, [...(run?.parts ?? []), ...(asked?.parts ?? [])]);
}

/** "… a 6 second reel": from the first word on that leaves nothing but the form of the clip. */
function requestAtEnd(reading: IdeaReading, whole: Place, from: number, forms: readonly Group[]): FormatRun | null {
  const starts = allMatches(textOf(reading, whole), /(?<=\s|^)\S/gu).map(({ index }) => whole.start + index);
  const inner = BREAKLESS.test(textOf(reading, whole))
    ? hitsIn(reading, whole, ['video.request', 'video.format', 'video.glue', 'seconds'])
    : [];
  for (const start of [...starts, ...inner.map((hit) => numberBefore(reading, hit.start))].toSorted((a, b) => a - b)) {
    if (start < from) continue;
    const run = formatAtStart(reading, { start, end: whole.end });
    if (run !== null && run.end >= whole.end && hasHit(reading, run, ['video.request', 'lead.in', ...forms]))
      return run;
  }
  return null;
}

const BREAKLESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function numberBefore(reading: IdeaReading, start: number): number {
  return start - (/\d{1,3}\s?$/u.exec(reading.visible.slice(Math.max(0, start - 4), start))?.[0].length ?? 0);
}

/** The word of purpose comes last, before the shape. */
function purposeUpTo(reading: IdeaReading, place: Place, hit: Place): Order | null {
  const rest = part(reading, hit.end, place.end);
  const run = rest === null ? null : formatAtStart(reading, rest);
  if (rest === null || run === null || run.end < rest.end || !asksForClip(reading, run)) return null;
  const first = formatAtStart(reading, { start: place.start, end: hit.end });
  const isAll = first !== null && first.end >= hit.end;
  const purpose = isAll ? null : part(reading, place.start, hit.end);
  if (purpose === null || purpose.end - purpose.start <= hit.end - hit.start) return null;
  // "A potter shapes a bowl for 12 seconds" says what happens.
  if (hasPlainVerb(reading, purpose)) return null;
  if (LENGTH.test(reading.visible.slice(hit.end, place.end))) return null;
  return madeOf(reading, purpose, run.parts);
}

/** "For my bakery of my dog jumping": more than a purpose. */
export function isDoing(text: string): boolean {
  return /\s(?:de|di|of|mit|avec|com|con|with)\s.*\p{Script=Latin}{3}(?:ing|ando|endo|indo)(?!\p{L})/u.test(text);
}

/** Where "for" comes before its noun, "for 12 seconds" is a length. */
const LENGTH = /^\s*\d+\s?[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]+\s*$/u;

/** "It starts to snow", "snow on the roofs": only a length, a shape or a request asks for a clip. */
function asksForClip(reading: IdeaReading, run: FormatRun): boolean {
  const isForm = run.parts.some(({ field }) => field === 'duration' || field === 'aspectRatio');
  return isForm || hasHit(reading, run, ['video.request', 'lead.in']);
}

function madeOf(reading: IdeaReading, purpose: Place, parts: FormatRun['parts']): Order | null {
  const text = textOf(reading, purpose);
  return countWords(text) > MAX_PURPOSE_WORDS || isDoing(text) ? null : { parts, purpose };
}
