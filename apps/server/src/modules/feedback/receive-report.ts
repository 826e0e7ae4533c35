import type { ResultReport } from '@wordlamp/contract/result-report';
import type { Sealer } from '../../sealing/sealed-text.ts';
import type { FeedbackStore } from './feedback-store.ts';
import { newReference } from './report-reference.ts';

/** The encryption purpose of reports. */
export const FEEDBACK_SEAL = 'feedback-reports';

export type FeedbackDeps = { feedback: FeedbackStore; feedbackSealer: Sealer; now: () => Date };

/**
 * Stores a report encrypted, with only the time in the clear.
 * @returns its reference, with which the visitor can ask for its deletion
 */
export async function receiveReport(deps: FeedbackDeps, report: ResultReport): Promise<string> {
  const reference = newReference();
  const sealed = deps.feedbackSealer.seal(JSON.stringify(report), reference);
  await deps.feedback.add({ reference, receivedAt: deps.now().toISOString(), sealed });
  return reference;
}
