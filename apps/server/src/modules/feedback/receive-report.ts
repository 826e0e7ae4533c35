import type { ResultReport } from '@wordlamp/contract/result-report';
import type { Sealer } from '../../sealing/sealed-text.ts';
import type { FeedbackStore } from './feedback-store.ts';
import { newReference } from './report-reference.ts';

/** The purpose under which reports are sealed. */
export const FEEDBACK_SEAL = 'feedback-reports';

export type FeedbackDeps = { feedback: FeedbackStore; feedbackSealer: Sealer; now: () => Date };

/**
 * Stores a report sealed, with the time and nothing else in clear.
 * @returns its reference, by which the visitor can have it deleted
 */
export async function receiveReport(deps: FeedbackDeps, report: ResultReport): Promise<string> {
  const reference = newReference();
  const sealed = deps.feedbackSealer.seal(JSON.stringify(report), reference);
  await deps.feedback.add({ reference, receivedAt: deps.now().toISOString(), sealed });
  return reference;
}
