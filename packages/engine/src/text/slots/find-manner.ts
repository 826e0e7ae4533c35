import { allMatches } from '../all-matches.ts';
import type { DetectedIntent } from '../detect-intent.ts';
import type { SlotPatterns } from '../slot-patterns.ts';

export type Span = readonly [start: number, end: number];
/** How the result should be, with its position in the text. */
export type Manner = { tone: Span | null; short: Span | null; long: Span | null };

/**
 * Finds runs of adjectives that describe the desired result: as a separate clause (", polite but firm"), in a phrase
 * that says so ("keep it short"), or next to the name of the job ("a funny speech", "un discurso gracioso").
 * Elsewhere the same words describe the subject ("formal garden") and are left alone.
 */
export function findManner(text: string, job: DetectedIntent, patterns: SlotPatterns): Manner {
  const runs = patterns.frames.flatMap((frame) => allMatches(text, frame).map(runOf));
  if (job.jobStart < text.length) {
    runs.push(runOf(patterns.beforeJob.exec(text.slice(0, job.jobStart))));
    runs.push(shifted(runOf(patterns.afterJob.exec(text.slice(job.jobEnd))), job.jobEnd));
  }
  const within = (pattern: RegExp) => firstWithin(text, runs, pattern);
  return { tone: within(patterns.tone), short: within(patterns.short), long: within(patterns.long) };
}

function runOf(match: RegExpExecArray | null): Span | null {
  return match?.indices?.[1] ?? null;
}

function shifted(span: Span | null, by: number): Span | null {
  return span === null ? null : [span[0] + by, span[1] + by];
}

function firstWithin(text: string, runs: readonly (Span | null)[], pattern: RegExp): Span | null {
  for (const run of runs) {
    if (run === null) continue;
    const match = pattern.exec(text.slice(run[0], run[1]));
    if (match !== null) return [run[0] + match.index, run[0] + match.index + match[0].length];
  }
  return null;
}
