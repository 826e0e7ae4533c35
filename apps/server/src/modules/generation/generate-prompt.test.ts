import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../storage/migrate.ts';
import { LogSync } from '../../storage/sqlite/log-sync.ts';
import { openSqliteFile } from '../../storage/sqlite/open-sqlite-file.ts';
import { SqliteDialect } from '../../storage/sqlite/sqlite-dialect.ts';
import type { Tables } from '../../storage/tables.ts';
import { createUsageStore } from '../../storage/usage-store.ts';
import { HeldDisk, isSettled } from '../../testing/held-disk.ts';
import { networkLimits } from '../usage/network-limits.ts';
import { generatePrompt } from './generate-prompt.ts';

const DAY = '2026-11-20';
const REQUEST = { type: 'ai-prompt', text: 'a poem about rain' } as const;

const VISITOR = { subject: 'a visitor', network: { subject: 'network around', kind: 'ipv4' } } as const;

/** What a generation needs, on a file whose disk answers when the test says so, and what has been written. */
async function generator() {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-generate-'));
  const path = join(folder, 'wordlamp.sqlite');
  const connection = openSqliteFile(path);
  const disk = new HeldDisk();
  const logSync = new LogSync(path, connection, disk.sync);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect(connection, { logSync }) });
  await migrate(db);
  disk.hold();
  onTestFinished(async () => {
    disk.release();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const usage = createUsageStore(db);
  const written: string[] = [];
  const writePrompt = async () => {
    written.push('a prompt');
    return 'a prompt';
  };
  const deps = {
    usage,
    dailyLimit: 1,
    networkLimits: networkLimits(1, 100),
    now: () => new Date(`${DAY}T12:00:00Z`),
    writePrompt,
  };
  const generate = () => generatePrompt(deps, REQUEST, VISITOR, { throwIfOver: () => {} });
  return { usage, disk, written, generate };
}

test('the prompt is written while the disk is waited for, and told when it has the reservation', async () => {
  const { disk, written, generate } = await generator();
  const reply = generate();
  await expect.poll(() => written).toHaveLength(1);
  expect(await isSettled(reply)).toBe(false);

  await disk.answer();

  expect(await reply).toEqual({ generatedPrompt: 'a prompt', usage: { requests: 1 } });
});

test('that the limit is reached is told when the disk has what was used', async () => {
  const { disk, written, generate } = await generator();
  const first = generate();
  const refused = generate();
  expect(await isSettled(refused)).toBe(false);

  await disk.answer();

  await first;
  await expect(refused).rejects.toMatchObject({ code: 'daily_limit_reached' });
  expect(written).toHaveLength(1);
});

test('a prompt whose reservation the disk refuses is not told, and costs nothing', async () => {
  const { usage, disk, generate } = await generator();
  const reply = generate();
  await disk.answer(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
  disk.release();

  await expect(reply).rejects.toThrow('EIO');
  expect(await usage.countForVisitor('a visitor', 'network around', DAY)).toEqual({ visitor: 0, network: 0 });
});
