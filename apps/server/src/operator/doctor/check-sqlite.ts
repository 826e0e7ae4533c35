import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Finding, findingsOf } from './finding.ts';
import { judgeMigrations } from './judge-migrations.ts';

const { ok, warn, fail } = findingsOf('database');
const BUSY_LIMIT_MS = 5000;

/** Checks the file, even while a server is running; writes nothing. */
export function checkSqlite(dataDir: string): Finding[] {
  const path = join(dataDir, 'wordlamp.sqlite');
  if (!existsSync(path)) return [warn(`${path} is not there yet: the first start makes it`)];
  const { uid } = statSync(path);
  // Opening it creates two more files next to it, which the server could not write to afterwards.
  if (process.getuid !== undefined && process.getuid() !== uid)
    return [warn(`${path} belongs to the user with id ${uid}: run this as that user to have it looked at`)];
  try {
    return lookInto(path);
  } catch (error) {
    return [fail(`${path} cannot be read (${String(error)}): restore the newest backup`)];
  }
}

function lookInto(path: string): Finding[] {
  const database = new DatabaseSync(path, { readOnly: true, timeout: BUSY_LIMIT_MS });
  try {
    const column = (query: string) =>
      database
        .prepare(query)
        .all()
        .map((row) => String(Object.values(row)[0]));
    const [version] = column('SELECT sqlite_version()');
    const faults = column('PRAGMA quick_check(5)').filter((line) => line !== 'ok');
    const integrity =
      faults.length === 0
        ? ok(`SQLite ${version} finds the file whole`)
        : fail(`SQLite finds the file damaged (${faults.join('; ')}): stop the server and restore the newest backup`);
    const hasMigrations = column("SELECT name FROM sqlite_schema WHERE name = 'kysely_migration'").length > 0;
    const done = hasMigrations ? column('SELECT name FROM kysely_migration ORDER BY name') : [];
    return [integrity, judgeMigrations(done)];
  } finally {
    database.close();
  }
}
