import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../open-database.ts';

/** Source: sqlite.org/pragma.html. */
const FULL = 2;

test('the connection that serves syncs each commit, and overwrites what is deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-open-'));
  const db = await openDatabase({ sqliteFile: join(folder, 'wordlamp.sqlite') }, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const read = async (name: string) => (await sql`PRAGMA ${sql.raw(name)}`.execute(db)).rows[0];

  expect(await read('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await read('synchronous')).toEqual({ synchronous: FULL });
  expect(await read('secure_delete')).toEqual({ secure_delete: 1 });
});
