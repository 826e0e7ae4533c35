import { readFileSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { openDatabase } from '../open-database.ts';
import { createUsageStore } from '../usage-store.ts';

/** The two blocks of SQL that docs/databases.md gives the operator. */
const [partition = '', eachDay = ''] = [
  ...(readFileSync(new URL('../../../../../docs/databases.md', import.meta.url), 'utf8')
    .split('## A partitioned usage table')[1]
    ?.matchAll(/```sql\n(.*?)```/gs) ?? []),
].map(([, statements = '']) => statements);

test('counting, reading, sweeping and handing over work on a table partitioned as documented', async () => {
  const { place, remove } = await createTestDatabase('PostgreSQL');
  const db = await openDatabase(place, pino({ level: 'silent' }));
  const client = new pg.Client('postgresUrl' in place ? place.postgresUrl : '');
  await client.connect();
  onTestFinished(async () => {
    await Promise.all([db.destroy(), client.end()]);
    await remove();
  });
  const usage = createUsageStore(db);
  const visit = (subject: string) =>
    usage.reserveForVisitor({ subject, limit: 10 }, { subject: 'network', limit: 20 }, '2026-11-24');
  await usage.reserve('from before', '2026-11-22', 10);

  await client.query(partition);
  await client.query(eachDay.replaceAll('2026-11-22', '2026-11-24').replaceAll('2026-11-23', '2026-11-25'));

  const granted = await Promise.all(Array.from({ length: 50 }, () => usage.reserve('account one', '2026-11-24', 10)));
  expect(granted.filter((use) => use !== undefined)).toHaveLength(10);
  expect(await usage.reserve('from before', '2026-11-22', 10)).toMatchObject({ count: 2 });
  const visits = await Promise.all(Array.from({ length: 50 }, (_, index) => visit(`visitor ${index}`)));
  expect(visits.filter((use) => !('refusedBy' in use))).toHaveLength(20);
  expect(await usage.countForVisitor('visitor 0', 'network', '2026-11-24')).toMatchObject({ network: 20 });
  await usage.giveBack('account one', '2026-11-24');
  expect(await usage.days('account one', ['2026-11-23', '2026-11-24'])).toEqual([{ day: '2026-11-24', requests: 9 }]);
  await usage.handOver('account one', ['2026-11-23', '2026-11-24'], 'gone');
  expect(await usage.count('gone', '2026-11-24')).toBe(9);
  await usage.deleteUntil('2026-11-23', 'all');
  const { rows } = await client.query(
    "select tableoid::regclass::text as partition, day, count from usage where subject in ('gone', 'network') order by count",
  );
  expect(rows).toEqual([
    { partition: 'usage_2026_11_22', day: '2026-11-24', count: 9 },
    { partition: 'usage_2026_11_22', day: '2026-11-24', count: 20 },
  ]);
});
