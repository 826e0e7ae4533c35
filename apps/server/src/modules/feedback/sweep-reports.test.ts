import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createFeedbackStore } from '../../storage/feedback-store.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { createTestDatabase, DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { sweepReports } from './sweep-reports.ts';

test.each(DATABASE_KINDS)('reports go after 90 days, the newest are listed first, on %s', async (kind) => {
  const database = await createTestDatabase(kind);
  const db = await openDatabase(database.place, pino({ level: 'silent' }));
  const feedback = createFeedbackStore(db);
  for (const receivedAt of ['2026-08-22T11:59:59.999Z', '2026-08-22T12:00:00.000Z', '2026-11-19T08:00:00.000Z'])
    await feedback.add({ reference: receivedAt, receivedAt, sealed: 'x' });

  await sweepReports({ feedback, now: () => new Date('2026-11-20T12:00:00Z') });

  const kept = await feedback.list();
  expect(kept.map(({ receivedAt }) => receivedAt)).toEqual(['2026-11-19T08:00:00.000Z', '2026-08-22T12:00:00.000Z']);
  await db.destroy();
  await database.remove();
});
