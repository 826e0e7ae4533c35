import type { FeedbackStore } from './feedback-store.ts';

export type SweepReportsDeps = { feedback: FeedbackStore; now: () => Date };

const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes reports that were received more than 90 days ago, as the privacy page says. */
export async function sweepReports({ feedback, now }: SweepReportsDeps): Promise<void> {
  await feedback.deleteReceivedBefore(new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString());
}
