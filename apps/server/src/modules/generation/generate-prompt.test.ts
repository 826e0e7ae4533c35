import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createUsageStore } from '../../storage/usage-store.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { networkLimits } from '../usage/network-limits.ts';
import { generatePrompt } from './generate-prompt.ts';

const DAY = '2026-11-20';
const REQUEST = { type: 'ai-prompt', text: 'a poem about rain' } as const;
/** Longer than the free space on the file's existing pages. */
const SUBJECT = 'a visitor'.padEnd(100_000, '.');
const VISITOR = { subject: SUBJECT, network: { subject: 'network around', kind: 'ipv4' } } as const;

test('a prompt whose reservation the disk refuses is not written, and costs nothing', async () => {
  const db = await testDatabase();
  const usage = createUsageStore(db);
  const written: string[] = [];
  const deps = {
    usage,
    dailyLimit: 1,
    networkLimits: networkLimits(1, 100),
    now: () => new Date(`${DAY}T12:00:00Z`),
    writePrompt: async () => {
      written.push('a prompt');
      return 'a prompt';
    },
  };
  const generate = () => generatePrompt(deps, REQUEST, VISITOR, { throwIfOver: () => {} });

  await sql`PRAGMA max_page_count = 1`.execute(db); // as many pages as there are
  await expect(generate()).rejects.toMatchObject({ errcode: 13 });
  await sql`PRAGMA max_page_count = 100000`.execute(db);

  expect(written).toEqual([]);
  expect(await usage.countForVisitor(SUBJECT, 'network around', DAY)).toEqual({ visitor: 0, network: 0 });
  expect(await generate()).toEqual({ generatedPrompt: 'a prompt', usage: { requests: 1 } });
});
