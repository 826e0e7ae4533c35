import type { ContactStore } from './contact-store.ts';

export type SweepMessagesDeps = { contact: ContactStore; now: () => Date };

const KEPT_MONTHS = 12;

/** Deletes messages that were received more than twelve months ago, as the privacy page says. */
export async function sweepMessages({ contact, now }: SweepMessagesDeps): Promise<void> {
  const limit = new Date(now());
  limit.setUTCMonth(limit.getUTCMonth() - KEPT_MONTHS);
  await contact.deleteReceivedBefore(limit.toISOString());
}
