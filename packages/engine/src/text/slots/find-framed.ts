import type { DetectedIntent } from '../detect-intent.ts';
import type { SlotPatterns } from '../slot-patterns.ts';

export type Span = readonly [start: number, end: number];

/**
 * Finds a run of adjectives that says how the result should be: as a clause of its own (", polite but firm"), in a
 * phrase that says so ("keep it short"), or right before the name of the job ("a funny speech").
 * The same words elsewhere describe the subject ("formal garden") and are left alone.
 */
export function findFramed(
  text: string,
  job: DetectedIntent,
  { anywhere, beforeJob }: SlotPatterns['tone'],
): Span | null {
  for (const frame of anywhere) {
    const span = frame.exec(text)?.indices?.[1];
    if (span !== undefined) return span;
  }
  if (job.jobStart === text.length) return null;
  return beforeJob.exec(text.slice(0, job.jobStart))?.indices?.[1] ?? null;
}
