import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { HeldDisk, isSettled } from '../../testing/held-disk.ts';
import { LogSync } from './log-sync.ts';
import { openSqliteFile } from './open-sqlite-file.ts';
import { SqliteDialect } from './sqlite-dialect.ts';

/** A database whose disk answers when the test says so. */
async function openNotes() {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-sync-'));
  const path = join(folder, 'notes.sqlite');
  const connection = openSqliteFile(path);
  connection.exec('CREATE TABLE note (text text)');
  const disk = new HeldDisk();
  disk.hold();
  const logSync = new LogSync(path, connection, disk.sync);
  let atDisk = () => Number.NaN;
  const watchDisk = (read: () => number) => {
    atDisk = read;
  };
  const dialect = new SqliteDialect(connection, { logSync, watchDisk });
  const db = new Kysely<{ note: { text: string } }>({ dialect });
  const observer = new DatabaseSync(path);
  onTestFinished(async () => {
    observer.close();
    const closed = db.destroy();
    disk.release();
    await closed;
    rmSync(folder, { recursive: true });
  });
  const add = (text: string) => db.insertInto('note').values({ text }).execute();
  const committed = () => observer.prepare('SELECT text FROM note').all().length;
  return { db, connection, disk, add, committed, atDisk: () => atDisk() };
}

const EIO = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });

test('a write is committed at once, and answered when the disk has it', async () => {
  const { add, disk, committed } = await openNotes();
  const write = add('one');
  await expect.poll(committed).toBe(1);
  expect(await isSettled(write)).toBe(false);

  await disk.answer();

  await write;
});

test('what is committed while the disk works waits for the next sync, all of it for one', async () => {
  const { add, disk, committed } = await openNotes();
  const first = add('one');
  await expect.poll(() => disk.asked.length).toBe(1);
  const second = add('two');
  await expect.poll(committed).toBe(2);
  const third = add('three');
  await expect.poll(committed).toBe(3);

  await disk.answer();
  await first;
  expect(await isSettled(Promise.race([second, third]))).toBe(false);
  await disk.answer();

  await Promise.all([second, third]);
  expect(disk.asked).toEqual([]);
});

test('a transaction, too, ends when the disk has it', async () => {
  const { db, disk, committed } = await openNotes();
  const done = db.transaction().execute((inside) => inside.insertInto('note').values({ text: 'one' }).execute());
  await expect.poll(committed).toBe(1);
  expect(await isSettled(done)).toBe(false);

  await disk.answer();

  await done;
});

test('a read shows nothing that the disk may still lose, and waits for nothing else', async () => {
  const { db, add, disk, committed } = await openNotes();
  const read = () => db.selectFrom('note').selectAll().execute();
  expect(await isSettled(read())).toBe(true);
  const write = add('one');
  await expect.poll(committed).toBe(1);
  const early = read();
  expect(await isSettled(early)).toBe(false);

  await disk.answer();

  expect(await early).toHaveLength(1);
  await write;
  expect(await isSettled(read())).toBe(true);
});

test('writes and reads that wait for the disk are counted until it answers, or refuses', async () => {
  const { db, add, disk, committed, atDisk } = await openNotes();
  const read = () => db.selectFrom('note').selectAll().execute();
  await read();
  const write = add('one');
  await expect.poll(committed).toBe(1);
  const reads = [read(), read()];
  await expect.poll(atDisk).toBe(3);
  await disk.answer();
  await Promise.all([write, ...reads]);
  expect(atDisk()).toBe(0);

  const lost = [add('two')];
  await expect.poll(committed).toBe(2);
  lost.push(read().then(() => []));
  await expect.poll(atDisk).toBe(2);
  await disk.answer(EIO);
  await Promise.allSettled(lost);

  expect(atDisk()).toBe(0);
});

test('when the disk refuses, whoever waits is told, and all is written anew before anything counts as kept', async () => {
  const { add, disk, connection, committed } = await openNotes();
  const lost = [add('one')];
  await expect.poll(() => disk.asked.length).toBe(1);
  lost.push(add('two'));
  await expect.poll(committed).toBe(2);

  await disk.answer(EIO);
  const outcomes = await Promise.allSettled(lost);
  expect(outcomes).toEqual(lost.map(() => ({ status: 'rejected', reason: EIO })));

  const kept = add('three');
  await disk.answer();
  await kept;
  // Moved into the file: the log begins anew with the page of the third.
  expect(Number(connection.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()?.log)).toBeLessThanOrEqual(1);
});

test('while the log cannot be written anew, nothing counts as kept', async () => {
  const { add, disk, db } = await openNotes();
  const lost = add('one');
  await disk.answer(EIO);
  await expect(lost).rejects.toThrow('EIO');
  await sql`PRAGMA busy_timeout = 0`.execute(db);
  const reader = new DatabaseSync((await sql<{ file: string }>`PRAGMA database_list`.execute(db)).rows[0]?.file ?? '');
  reader.exec('BEGIN; SELECT * FROM note');

  await expect(add('two')).rejects.toThrow('EIO');
  reader.close();

  const kept = add('three');
  await disk.answer();
  await kept;
});

test('a log that cannot be opened fails each write, and lets none wait for ever', async () => {
  const connection = new DatabaseSync(':memory:');
  const logSync = new LogSync('/nowhere/notes.sqlite', connection);

  await expect(logSync.whenSynced()).rejects.toThrow('ENOENT');
  await expect(logSync.whenSynced()).rejects.toThrow('ENOENT');
  expect(logSync.whenSeenIsSynced()).toBeUndefined();
  connection.close();
});
