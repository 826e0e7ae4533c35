import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { changeSecretKey } from '../secret-key/change-secret-key.ts';
import { fitsSecretKey } from '../secret-key/fits-secret-key.ts';
import { nextKeyPath, settleSecretKey } from '../secret-key/settle-secret-key.ts';
import { giveToFolderOwner } from '../storage/give-to-folder-owner.ts';
import { migrate } from '../storage/migrate.ts';
import { openDatabase } from '../storage/open-database.ts';
import { holdAlone } from '../storage/sqlite/hold-alone.ts';
import { SqliteDialect } from '../storage/sqlite/sqlite-dialect.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import type { Database, Tables } from '../storage/tables.ts';

/**
 * Takes the database to a new SECRET_KEY, while no server runs. If interrupted at any moment it is either done or not
 * begun, which the next start, or the same command again, finds out.
 * @param keyFile the path of the new key, which may not exist yet. `undefined`: the key is a file in the data folder
 *   and replaced there
 */
export async function rotateSecretKey(config: Config, keyFile: string | undefined): Promise<string> {
  if (config.secretKey !== undefined && keyFile === undefined)
    throw new Error('SECRET_KEY is a setting here, so say where the new one is to be kept: -- secret --to <file>');
  if (config.secretKey === undefined && keyFile !== undefined)
    throw new Error('The key is a file in DATA_DIR, and is replaced there: leave out --to.');
  const db = await openAlone(config);
  try {
    return config.secretKey === undefined || keyFile === undefined
      ? await replaceKeyFile(db, config.dataDir)
      : await changeToFile(db, config.secretKey, resolve(keyFile));
  } finally {
    await db.destroy();
  }
}

async function replaceKeyFile(db: Database, dataDir: string): Promise<string> {
  const before = await settleSecretKey(db, dataDir, undefined);
  const after = makeKeyFile(nextKeyPath(dataDir));
  const rows = await changeSecretKey(db, { before, after });
  await settleSecretKey(db, dataDir, undefined); // the database now requires the new key, which is moved into place
  return `SECRET_KEY is changed in ${dataDir}/secret-key. ${told(rows)}`;
}

async function changeToFile(db: Database, before: Buffer, keyFile: string): Promise<string> {
  const after = existsSync(keyFile) ? readKey(keyFile) : makeKeyFile(keyFile);
  if (!(await fitsSecretKey(db, before))) {
    if (await fitsSecretKey(db, after))
      return `The database has the key of ${keyFile} already: set SECRET_KEY to it.\n`;
    throw new Error('The database was sealed with another SECRET_KEY than this one.');
  }
  const rows = await changeSecretKey(db, { before, after });
  return `Set SECRET_KEY of all servers to what ${keyFile} holds, then start them. ${told(rows)}`;
}

const told = (rows: number) => `${rows} rows were sealed anew; everybody signs in anew.
Backups from before need the key from before: keep it with them, or delete both.
`;

function readKey(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (key.length !== 32) throw new Error(`${path} does not hold 32 bytes in base64`);
  return key;
}

/** Creates a key and makes it durable before anything is encrypted with it. */
function makeKeyFile(path: string): Buffer {
  const key = randomBytes(32);
  writeFileSync(path, key.toString('base64'), { mode: 0o600, flag: 'wx', flush: true });
  giveToFolderOwner(path);
  syncFolder(dirname(path));
  return key;
}

/** A just closed connection, ours or a server's, takes a moment to disappear. */
const LEAVE_LIMIT_MS = 2000;
const LOOK_MS = 50;

/** Opens the database exclusively. @throws Error if a server is running */
async function openAlone({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl === undefined) {
    const path = join(dataDir, 'wordlamp.sqlite');
    if (!existsSync(path)) throw new Error(`There is no database in ${dataDir} yet.`);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect(holdAlone(path)) });
    await migrate(db);
    return db;
  }
  const db = await openDatabase({ postgresUrl: databaseUrl }, pino({ level: 'silent' }));
  const end = performance.now() + LEAVE_LIMIT_MS;
  for (;;) {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db);
    if (rows.length === 0) return db;
    if (performance.now() < end) await pause(LOOK_MS);
    else {
      await db.destroy();
      throw new Error(`${rows.length} other connections use the database. Stop all servers first.`);
    }
  }
}
