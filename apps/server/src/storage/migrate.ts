import { Migrator } from 'kysely/migration';
import { dailyUsage } from './migrations/0001-daily-usage.ts';
import { contactMessages } from './migrations/0002-contact-messages.ts';
import { templateUses } from './migrations/0003-template-uses.ts';
import { accounts } from './migrations/0004-accounts.ts';
import { mailQueue } from './migrations/0005-mail-queue.ts';
import { factors } from './migrations/0006-factors.ts';
import { providerFlows } from './migrations/0007-provider-flows.ts';
import { oldCodeKeys } from './migrations/0008-old-code-keys.ts';
import { proofsAndMailSchedule } from './migrations/0009-proofs-and-mail-schedule.ts';
import { feedbackReports } from './migrations/0010-feedback-reports.ts';
import { postOpens } from './migrations/0011-post-opens.ts';
import type { Database } from './tables.ts';

/** In order of their names. A migration that was released is never changed: the next one corrects it. */
export const MIGRATIONS = {
  '0001-daily-usage': dailyUsage,
  '0002-contact-messages': contactMessages,
  '0003-template-uses': templateUses,
  '0004-accounts': accounts,
  '0005-mail-queue': mailQueue,
  '0006-factors': factors,
  '0007-provider-flows': providerFlows,
  '0008-old-code-keys': oldCodeKeys,
  '0009-proofs-and-mail-schedule': proofsAndMailSchedule,
  '0010-feedback-reports': feedbackReports,
  '0011-post-opens': postOpens,
};

/**
 * Brings the tables to this version. Servers that start together on one database wait for each other: PostgreSQL by an
 * advisory lock (see migrateTogether), SQLite by its write lock.
 * @throws the error of the migration that failed; what it did is rolled back
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
