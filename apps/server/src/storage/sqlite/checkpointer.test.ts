import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Checkpointer } from './checkpointer.ts';
import { openSqliteFile } from './open-sqlite-file.ts';
import { SqliteDialect } from './sqlite-dialect.ts';

const WRITES = 600;
const STATEMENTS = 500;

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-checkpoints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'notes.sqlite');
}

async function openNotes(path: string) {
  const connection = openSqliteFile(path);
  const failures: string[] = [];
  const checkpointer = new Checkpointer(path, connection, (failure) => failures.push(failure));
  const db = new Kysely<{ note: { text: string } }>({ dialect: new SqliteDialect(connection, { checkpointer }) });
  await sql`CREATE TABLE note (text text)`.execute(db);
  const add = (text: string) => db.insertInto('note').values({ text }).execute();
  return { db, connection, failures, add };
}

test('the log is moved into the file beside the commits, and what is in it is begun anew', async () => {
  const path = newPath();
  const { db, add, failures } = await openNotes(path);
  const mebibyte = 'x'.repeat(2 ** 20);
  for (let round = 0; round < 4; round += 1) {
    await add(`${round} ${mebibyte}`);
    await Promise.all(Array.from({ length: WRITES }, (_, index) => add(`${round} ${index}`)));
    const isMoved = () => readFileSync(path).includes(`${round} ${WRITES - 1}`);
    await vi.waitFor(() => expect(isMoved(), `round ${round}`).toBe(true), 10_000);
  }
  expect(statSync(`${path}-wal`).size).toBeLessThan(3 * 2 ** 20); // of more than 4 that were written
  expect(failures).toEqual([]);

  await db.destroy();
});

test('where commits follow each other without a gap the log stays bounded', async () => {
  const path = newPath();
  const { db, add } = await openNotes(path);
  const page = 'x'.repeat(4000);

  for (let commit = 0; commit < 100; commit += 1)
    await Promise.all(Array.from({ length: STATEMENTS }, () => add(page)));

  const megabytes = statSync(`${path}-wal`).size / 2 ** 20;
  expect(megabytes).toBeLessThan(100); // of about 200 that were written
  await db.destroy();
}, 60_000);

test('a reader that stays holds nobody up, and closing loses nothing', async () => {
  const path = newPath();
  const { db, add, failures } = await openNotes(path);
  const reader = new DatabaseSync(path);
  reader.exec('BEGIN; SELECT count(*) FROM note');

  await Promise.all(Array.from({ length: 3 * WRITES }, (_, index) => add(String(index))));
  await db.destroy();
  reader.exec('COMMIT');
  reader.close();

  const reopened = new DatabaseSync(path);
  expect(reopened.prepare('SELECT count(*) AS count FROM note').get()).toEqual({ count: 3 * WRITES });
  reopened.close();
  expect(failures).toEqual([]);
});

test('a thread that cannot work is reported, writes go on, and the next one is begun anew', async () => {
  const path = newPath();
  const connection = openSqliteFile(path);
  const failures: string[] = [];
  const checkpointer = new Checkpointer(join(path, 'nowhere'), connection, (failure) => failures.push(failure));
  for (let round = 1; round <= 2; round += 1) {
    for (let write = 0; write < WRITES; write += 1) checkpointer.countStatement();
    await vi.waitFor(() => expect(failures).toHaveLength(round), 10_000);
  }
  await checkpointer.close();
  connection.close();

  expect(failures[0]).toContain('unable to open database file');
});
