import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createContactStore } from '../../storage/contact-store.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { createTestDatabase, DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { sweepMessages } from './sweep-messages.ts';

test.each(DATABASE_KINDS)('messages go after twelve months, the newest are listed first, on %s', async (kind) => {
  const database = await createTestDatabase(kind);
  const db = await openDatabase(database.place, pino({ level: 'silent' }));
  const contact = createContactStore(db);
  for (const receivedAt of ['2025-11-19T23:59:59.999Z', '2025-11-20T00:00:00.000Z', '2026-11-19T08:00:00.000Z'])
    await contact.add({ id: receivedAt, receivedAt, sealed: 'x' });

  await sweepMessages({ contact, now: () => new Date('2026-11-20T00:00:00Z') });

  const kept = await contact.list();
  expect(kept.map(({ receivedAt }) => receivedAt)).toEqual(['2026-11-19T08:00:00.000Z', '2025-11-20T00:00:00.000Z']);
  await db.destroy();
  await database.remove();
});
