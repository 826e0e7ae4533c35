import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS } from '../testing/create-test-database.ts';
import { sharedDatabase } from '../testing/shared-database.ts';
import { createDayKeyStore } from './day-key-store.ts';
import { migrate } from './migrate.ts';
import { createPostOpenStore } from './post-open-store.ts';
import { createTemplateUseStore } from './template-use-store.ts';
import { createUsageStore } from './usage-store.ts';

describe.each(DATABASE_KINDS)('the stores on %s', (kind) => {
  const shared = sharedDatabase(kind);

  test('a count grows by one until the limit, and not beyond', async () => {
    const usage = createUsageStore(shared.db);

    const counts = [];
    for (let use = 0; use < 4; use++) counts.push((await usage.reserve('a visitor', '2026-11-20', 3))?.count);

    expect(counts).toEqual([1, 2, 3, undefined]);
    expect(await usage.count('a visitor', '2026-11-20')).toBe(3);
  });

  test('fifty reservations at once pass exactly ten times', async () => {
    const usage = createUsageStore(shared.db);

    const uses = await Promise.all(Array.from({ length: 50 }, () => usage.reserve('in parallel', '2026-11-20', 10)));

    const counts = uses.flatMap((use) => use?.count ?? []);
    expect(counts.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await usage.count('in parallel', '2026-11-20')).toBe(10);
  });

  test('a limit of zero allows nothing and keeps nothing', async () => {
    const usage = createUsageStore(shared.db);

    expect(await usage.reserve('nobody', '2026-11-20', 0)).toBeUndefined();
    expect(await usage.count('nobody', '2026-11-20')).toBe(0);
  });

  test('a lowered limit refuses a count that is above it already', async () => {
    const usage = createUsageStore(shared.db);
    for (let use = 0; use < 5; use++) await usage.reserve('lowered', '2026-11-20', 10);

    expect(await usage.reserve('lowered', '2026-11-20', 3)).toBeUndefined();
    expect(await usage.count('lowered', '2026-11-20')).toBe(5);
  });

  test('days and subjects are counted apart', async () => {
    const usage = createUsageStore(shared.db);
    await usage.reserve('one', '2026-11-20', 10);

    expect(await usage.reserve('one', '2026-11-21', 10)).toMatchObject({ count: 1 });
    expect(await usage.reserve('another', '2026-11-20', 10)).toMatchObject({ count: 1 });
  });

  test('giving back never takes a count below zero', async () => {
    const usage = createUsageStore(shared.db);
    await usage.reserve('generous', '2026-11-20', 10);

    for (let time = 0; time < 3; time++) await usage.giveBack('generous', '2026-11-20');

    expect(await usage.count('generous', '2026-11-20')).toBe(0);
    expect(await usage.reserve('generous', '2026-11-20', 10)).toMatchObject({ count: 1 });
  });

  test.each([
    { whose: 'visitors', ofVisitor: [0, 0, 1], ofAccount: [1, 1, 1] },
    { whose: 'all', ofVisitor: [0, 0, 1], ofAccount: [0, 0, 1] },
  ] as const)('deleting the counts of $whose until a day keeps the rest', async ({ whose, ofVisitor, ofAccount }) => {
    const usage = createUsageStore(shared.db);
    const days = ['2026-10-01', '2026-10-02', '2026-10-03'];
    const counts = (subject: string) => Promise.all(days.map((day) => usage.count(subject, day)));
    for (const subject of ['old', 'account old'])
      for (const day of days) if ((await usage.count(subject, day)) === 0) await usage.reserve(subject, day, 10);

    await usage.deleteUntil('2026-10-02', whose);

    expect(await counts('old')).toEqual(ofVisitor);
    expect(await counts('account old')).toEqual(ofAccount);
  });

  test('a day with thousands of counts is deleted bit by bit, and also by two servers at once', async () => {
    const usage = createUsageStore(shared.db);
    const rows = Array.from({ length: 2500 }, (_, index) => ({ day: '2026-09-01', subject: `v${index}`, count: 1 }));
    await shared.db.insertInto('usage').values(rows).execute();
    await usage.reserve('stays', '2026-09-02', 10);

    await Promise.all([usage.deleteUntil('2026-09-01', 'visitors'), usage.deleteUntil('2026-09-01', 'visitors')]);

    const days = shared.db.selectFrom('usage').select('day').distinct().where('day', '<', '2026-09-03');
    expect(await days.execute()).toEqual([{ day: '2026-09-02' }]);
  });

  test('what an account used today goes over to another subject, the rest is deleted', async () => {
    const usage = createUsageStore(shared.db);
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-19', '2026-11-20'])
      await usage.reserve('account 7', day, 10);

    expect(await usage.days('account 7', ['2026-11-19', '2026-11-20', '2026-11-21'])).toEqual([
      { day: '2026-11-19', requests: 2 },
      { day: '2026-11-20', requests: 1 },
    ]);
    await usage.handOver('account 7', ['2026-11-18', '2026-11-19', '2026-11-20'], 'gone');

    expect(await usage.days('account 7', ['2026-11-18', '2026-11-19', '2026-11-20'])).toEqual([]);
    expect(await usage.days('gone', ['2026-11-18', '2026-11-20'])).toEqual([{ day: '2026-11-20', requests: 1 }]);
  });

  test('concurrent requests for the key of a day get the same one', async () => {
    const dayKeys = createDayKeyStore(shared.db);

    const asked = Array.from({ length: 20 }, (_, index) => dayKeys.findOrAdd('2026-11-20', `candidate ${index}`));

    expect(new Set(await Promise.all(asked)).size).toBe(1);
  });

  test('a deleted key of a day is gone', async () => {
    const dayKeys = createDayKeyStore(shared.db);
    await dayKeys.findOrAdd('2026-10-05', 'first');

    await dayKeys.deleteUntil('2026-10-05');

    expect(await dayKeys.findOrAdd('2026-10-05', 'second')).toBe('second');
  });

  test('opens of a post are summed over days, also of fifty at once, and listed by day', async () => {
    const postOpens = createPostOpenStore(shared.db);

    await Promise.all(Array.from({ length: 50 }, () => postOpens.add('memo', '2026-11-20')));
    await postOpens.add('memo', '2026-11-21');
    await postOpens.add('other', '2026-11-21');

    expect(await postOpens.totals()).toEqual({ memo: 51, other: 1 });
    expect(await postOpens.since('2026-11-21')).toEqual(
      expect.arrayContaining([
        { post: 'memo', day: '2026-11-21', count: 1 },
        { post: 'other', day: '2026-11-21', count: 1 },
      ]),
    );
    expect(await postOpens.since('2026-11-21')).toHaveLength(2);
  });

  test('uses of a template are summed over days and actions, also of fifty at once', async () => {
    const templateUses = createTemplateUseStore(shared.db);
    const use = { template: 'memo', action: 'copy' } as const;

    await Promise.all(Array.from({ length: 50 }, () => templateUses.add(use, '2026-11-20')));
    await templateUses.add({ ...use, action: 'fill' }, '2026-11-20');
    await templateUses.add(use, '2026-11-21');
    await templateUses.add({ template: 'other', action: 'download' }, '2026-11-21');

    expect(await templateUses.totals()).toEqual({ memo: 52, other: 1 });
    const days = shared.db.selectFrom('template_use').select(['day', 'action', 'count']).where('template', '=', 'memo');
    expect(await days.orderBy('day').orderBy('action').execute()).toEqual([
      { day: '2026-11-20', action: 'copy', count: 50 },
      { day: '2026-11-20', action: 'fill', count: 1 },
      { day: '2026-11-21', action: 'copy', count: 1 },
    ]);
  });

  test('migrating again changes nothing', async () => {
    const usage = createUsageStore(shared.db);
    await usage.reserve('kept', '2026-11-20', 10);

    await migrate(shared.db);

    expect(await usage.count('kept', '2026-11-20')).toBe(1);
  });
});
