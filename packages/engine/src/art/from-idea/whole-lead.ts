import type { IdeaReading } from '../../reading/read-idea.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

/**
 * "Нарисуй кота", "zeichne einen Fuchs": without its verb, the rest would stand in a case that nothing asks for, so the
 * sentence stays as typed.
 */
export function withWholeLead(reading: IdeaReading, { art }: ReadingWords): IdeaReading {
  const { body, visible, clauses } = reading;
  const { leads, words } = art.governs;
  const lead = visible.slice(0, body.start);
  const first = /^[\p{L}\p{M}'’]+/u.exec(visible.slice(body.start, body.start + 24))?.[0] ?? '';
  const isCut = lead.trim() !== '' && (words.includes(first) || leads.some((verb) => lead.includes(verb)));
  const last = visible.slice(body.start, body.end);
  const isCutBehind = needsVerb(last, visible.slice(body.end), art.governs);
  if (!isCut && !isCutBehind) return reading;
  const clause = clauses.find(({ start, end }) => start <= body.start && body.start < end);
  const start = isCut ? Math.min(clause?.start ?? 0, body.start) : body.start;
  const behind = clauses.find(({ start: from, end }) => from < body.end && body.end < end);
  return { ...reading, body: { start, end: isCutBehind ? (behind?.end ?? body.end) : body.end } };
}

/** True if what stands before the verb of a request would be torn off from it. */
export function needsVerb(before: string, verb: string, { leads, ends }: ReadingWords['art']['governs']): boolean {
  if (!/\p{L}/u.test(verb)) return false;
  const rest = before.trimEnd();
  return leads.some((one) => verb.includes(one)) || ends.some((ending) => rest.endsWith(ending));
}
