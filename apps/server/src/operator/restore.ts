import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { fitsSecretKey } from '../secret-key/fits-secret-key.ts';
import { giveToFolderOwner } from '../storage/give-to-folder-owner.ts';
import { openDatabase } from '../storage/open-database.ts';
import { revokeAll } from '../storage/revoke-all.ts';
import { checkWhole } from '../storage/sqlite/check-whole.ts';
import { holdAlone } from '../storage/sqlite/hold-alone.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import { readSecretKey } from './read-secret-key.ts';
import { sqliteFileOf } from './sqlite-file-of.ts';

const RESTORE_USAGE = 'npm run restore -- <file> [--key <file>] [--replace]';
const POSTGRES_ADVICE = `The database is PostgreSQL, which is restored with its own tools, while no server runs:
  pg_restore --clean --if-exists --dbname="$DATABASE_URL" wordlamp.dump
Then sign everybody out, since sessions live again that had been ended: npm run sessions:revoke-all`;

type RestoreOptions = { file: string; keyFile: string | undefined; isReplacing: boolean };

/**
 * Puts a backup in the place of the database, brought to this version, with everyone signed out. The previous database
 * is kept next to it. The last step is one rename, so the restore happens entirely or not at all.
 */
export async function restore(config: Config, words: string[]): Promise<string> {
  const options = readWords(words);
  const target = sqliteFileOf(config, POSTGRES_ADVICE);
  checkWhole(options.file);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const held = holdPlace(target, options.isReplacing);
  try {
    return await replace(config, options, target, held !== undefined);
  } finally {
    held?.close();
  }
}

async function replace(config: Config, options: RestoreOptions, target: string, hasOld: boolean): Promise<string> {
  const key = options.keyFile === undefined ? readSecretKey(config) : readKeyFile(options.keyFile, config);
  const unfinished = `${target}.unfinished-${process.pid}`;
  try {
    copyFileSync(options.file, unfinished);
    chmodSync(unfinished, 0o600); // whatever the copy's mode was
    giveToFolderOwner(unfinished);
    const sessions = await prepare(unfinished, key);
    const suffix = `.replaced-${new Date().toISOString().replaceAll(':', '-')}`;
    const keptKey = options.keyFile === undefined ? undefined : placeKey(config.dataDir, key, suffix);
    if (hasOld) linkSync(target, target + suffix);
    for (const log of ['-wal', '-shm']) rmSync(target + log, { force: true }); // of a file that is no more
    renameSync(unfinished, target);
    syncFolder(config.dataDir);
    const kept = [hasOld ? target + suffix : undefined, keptKey].filter((path) => path !== undefined);
    return `Restored ${target}, and ended ${sessions} sessions: everybody signs in anew.
${kept.map((path) => `Kept what was there before: ${path}\n`).join('')}Accounts that were deleted after the backup live again: delete them anew (npm run users -- delete …).
`;
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true });
  }
}

function readWords(words: string[]): RestoreOptions {
  const options = { key: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Usage: ${RESTORE_USAGE}`);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const keyFile = values.key === undefined ? undefined : resolve(values.key);
  return { file: resolve(file), keyFile, isReplacing: values.replace };
}

/** Locks servers out of the existing file. */
function holdPlace(target: string, isReplacing: boolean): DatabaseSync | undefined {
  if (!existsSync(target)) return undefined;
  const held = holdAlone(target);
  if (isReplacing) return held;
  held.close();
  throw new Error(`There is a database already: ${target}. With --replace it is kept under another name.`);
}

function readKeyFile(keyFile: string, { secretKey }: Config): Buffer {
  const key = Buffer.from(readFileSync(keyFile, 'utf8'), 'base64');
  if (key.length !== 32) throw new Error(`${keyFile} does not hold 32 bytes in base64`);
  if (secretKey !== undefined && !secretKey.equals(key))
    throw new Error(`SECRET_KEY is set, and not what ${keyFile} holds.`);
  return key;
}

/** @returns how many sessions were ended */
async function prepare(path: string, key: Buffer): Promise<number> {
  const db = await openDatabase({ sqliteFile: path }, pino({ level: 'silent' }));
  try {
    if (!(await fitsSecretKey(db, key)))
      throw new Error('This backup was made with another SECRET_KEY. Nothing was changed.');
    return await revokeAll(db);
  } finally {
    await db.destroy();
  }
}

/** @returns the path to which an existing key was moved */
function placeKey(dataDir: string, key: Buffer, suffix: string): string | undefined {
  const path = join(dataDir, 'secret-key');
  const isThere = existsSync(path);
  if (isThere && readFileSync(path, 'utf8') === key.toString('base64')) return undefined;
  if (isThere) linkSync(path, path + suffix);
  writeFileSync(`${path}.unfinished`, key.toString('base64'), { mode: 0o600, flush: true });
  giveToFolderOwner(`${path}.unfinished`);
  renameSync(`${path}.unfinished`, path);
  return isThere ? path + suffix : undefined;
}
