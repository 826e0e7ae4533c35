import { closeSync, existsSync, linkSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { checkWhole } from '../storage/sqlite/check-whole.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import { readSecretKey } from './read-secret-key.ts';
import { sqliteFileOf } from './sqlite-file-of.ts';

const BACKUP_USAGE = 'npm run backup -- <file> [--key <file>]';
const POSTGRES_ADVICE = `The database is PostgreSQL, which is backed up with its own tools:
  pg_dump --format=custom --file=wordlamp.dump "$DATABASE_URL"
or, for large ones, pg_basebackup and an archive of the write-ahead log. Keep SECRET_KEY apart from it.`;
/** Pages per step of the copy: 16 MB. */
const STEP_PAGES = 4096;

/**
 * Copies a snapshot of the SQLite database while servers keep using it. The copy is verified before it gets its name,
 * so a file of that name is a complete backup.
 */
export async function backup(config: Config, words: string[]): Promise<string> {
  const { file, keyFile } = readWords(words);
  const source = sqliteFileOf(config, POSTGRES_ADVICE);
  if (!existsSync(source)) throw new Error(`There is no database in ${config.dataDir} yet.`);
  for (const path of keyFile === undefined ? [file] : [file, keyFile])
    if (existsSync(path)) throw new Error(`${path} exists already, and is not overwritten.`);
  const key = readSecretKey(config);
  await copyDatabase(source, file);
  if (keyFile !== undefined) writeFileSync(keyFile, key.toString('base64'), { mode: 0o600, flag: 'wx', flush: true });
  return `Backed up ${megabytes(file)} MB, whole, to ${file}\n${keyFile === undefined ? WITHOUT_KEY : withKey(keyFile)}`;
}

const WITHOUT_KEY = `SECRET_KEY is not in it. Keep a copy of it elsewhere (DATA_DIR/secret-key, or "--key <file>"): without it
nobody can read contact messages, reports of results, second factors and waiting mails in the backup, and nobody's
recovery codes work.
`;
const withKey = (path: string) =>
  `The key is in ${path}. Keep it apart from the backup: together they open everything.\n`;

function readWords(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { key: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Usage: ${BACKUP_USAGE}`);
  return { file: resolve(file), keyFile: values.key === undefined ? undefined : resolve(values.key) };
}

async function copyDatabase(source: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  closeSync(openSync(unfinished, 'wx', 0o600));
  try {
    await copySnapshot(source, unfinished);
    checkWhole(unfinished);
    linkSync(unfinished, file); // fails if the file has been created in the meantime
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true });
  }
  syncFolder(dirname(file));
}

async function copySnapshot(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    // One reading transaction for all steps: without it, each write by a server would restart the copy.
    database.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    await copyPages(database, target, { rate: STEP_PAGES, progress: showProgress });
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(target);
  copy.exec('PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE'); // one file, without a separate log
  copy.close();
}

function showProgress({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }): void {
  const share = Math.floor((100 * (totalPages - remainingPages)) / totalPages);
  process.stderr.write(`${share} % of ${totalPages} pages\n`);
}

const megabytes = (file: string) => (statSync(file).size / 1e6).toFixed(1);
