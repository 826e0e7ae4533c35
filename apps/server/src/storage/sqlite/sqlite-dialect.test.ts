import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteFile } from './open-sqlite-file.ts';
import { SqliteDialect } from './sqlite-dialect.ts';

type Notes = { note: { id: number; text: string } };

/** A database in a file, and a second connection that sees only what is committed. */
async function openNotes() {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-dialect-'));
  const path = join(folder, 'notes.sqlite');
  const connection = openSqliteFile(path);
  const db = new Kysely<Notes>({ dialect: new SqliteDialect(connection) });
  await db.schema
    .createTable('note')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  const observer = new DatabaseSync(path);
  onTestFinished(async () => {
    observer.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const committed = () =>
    observer
      .prepare('SELECT text FROM note ORDER BY id')
      .all()
      .map((row) => row.text);
  const add = (id: number, text: string) => db.insertInto('note').values({ id, text }).execute();
  const texts = async () =>
    (await db.selectFrom('note').select('text').orderBy('id').execute()).map(({ text }) => text);
  return { db, connection, committed, add, texts };
}

test('the writes of one turn are committed together, and answered only after that', async () => {
  const { connection, committed, add } = await openNotes();
  const seen: unknown[][] = [];

  const writes = [add(1, 'one'), add(2, 'two')].map((write) => write.then(() => seen.push(committed())));
  await Promise.all(writes);

  expect(seen).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ]);
  expect(connection.isTransaction).toBe(false);
});

test('a read that shares the turn with a write sees it, and waits for its commit', async () => {
  const { committed, add, texts } = await openNotes();

  const write = add(1, 'one');
  const read = texts().then((found) => ({ found, committed: committed() }));
  await write;

  expect(await read).toEqual({ found: ['one'], committed: ['one'] });
});

test('a failing statement fails alone', async () => {
  const { add, texts } = await openNotes();

  const outcomes = await Promise.allSettled([add(1, 'one'), add(1, 'one again'), add(2, 'two')]);

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await texts()).toEqual(['one', 'two']);
});

test('when the commit fails every statement of the group fails, and nothing of it is kept', async () => {
  const { db, add, texts } = await openNotes();
  await sql`CREATE TABLE reply (note integer REFERENCES note (id) DEFERRABLE INITIALLY DEFERRED)`.execute(db);

  const orphan = sql`INSERT INTO reply VALUES (99)`.execute(db); // a deferred rule is checked at the commit
  const outcomes = await Promise.allSettled([add(1, 'one'), orphan, add(2, 'two')]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await texts()).toEqual([]);
  await add(3, 'three');
  expect(await texts()).toEqual(['three']);
});

test('when SQLite gives up the transaction its group fails, and the rest of the turn goes on', async () => {
  const { db, add, texts } = await openNotes();
  await add(1, 'one');

  const collision = sql`INSERT OR ROLLBACK INTO note VALUES (1, 'one again')`;
  const outcomes = await Promise.allSettled([add(2, 'two'), collision.execute(db), add(3, 'three')]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await texts()).toEqual(['one', 'three']);
});

test('a transaction keeps others out until it ends', async () => {
  const { db, add, texts } = await openNotes();
  const order: string[] = [];

  const transaction = db.transaction().execute(async (inside) => {
    await inside.insertInto('note').values({ id: 1, text: 'inside' }).execute();
    await new Promise((resolve) => setImmediate(resolve));
    order.push('transaction');
  });
  const outside = add(2, 'outside').then(() => order.push('outside'));
  await Promise.all([transaction, outside]);

  expect(order).toEqual(['transaction', 'outside']);
  expect(await texts()).toEqual(['inside', 'outside']);
});

test('a transaction that throws leaves nothing, and the writes of its turn stay', async () => {
  const { db, add, texts } = await openNotes();

  const write = add(1, 'before');
  const transaction = db.transaction().execute(async (inside) => {
    await inside.insertInto('note').values({ id: 2, text: 'inside' }).execute();
    throw new Error('changed my mind');
  });

  await expect(transaction).rejects.toThrow('changed my mind');
  await write;
  await add(3, 'after');
  expect(await texts()).toEqual(['before', 'after']);
});

test('transactions that begin together run one after the other', async () => {
  const { db, texts } = await openNotes();

  await Promise.all(
    [1, 2, 3].map((id) =>
      db.transaction().execute(async (inside) => {
        const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM note`.execute(inside);
        await inside
          .insertInto('note')
          .values({ id, text: `after ${rows[0]?.count}` })
          .execute();
      }),
    ),
  );

  expect(await texts()).toEqual(['after 0', 'after 1', 'after 2']);
});

test('closing commits what is still open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-dialect-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'notes.sqlite');
  const db = new Kysely<Notes>({ dialect: new SqliteDialect(openSqliteFile(path)) });
  await sql`CREATE TABLE note (id integer, text text)`.execute(db);

  const write = db.insertInto('note').values({ id: 1, text: 'last words' }).execute();
  await Promise.resolve();
  await Promise.all([write, db.destroy()]);

  const reopened = new DatabaseSync(path);
  expect(reopened.prepare('SELECT text FROM note').all()).toMatchObject([{ text: 'last words' }]);
  reopened.close();
});
