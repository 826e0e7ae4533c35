import { DatabaseSync } from 'node:sqlite';

/** Reads a whole SQLite file. @throws Error when it is damaged, or no database of this product */
export function checkWhole(path: string): void {
  const database = new DatabaseSync(path);
  try {
    const found = database.prepare('PRAGMA integrity_check').all();
    if (found.length !== 1 || found[0]?.integrity_check !== 'ok')
      throw new Error(`${path} is damaged: ${found.map((row) => row.integrity_check).join('; ')}`);
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE name IN ('usage', 'kysely_migration')");
    if (tables.all().length !== 2) throw new Error(`${path} is no database of Wordlamp.`);
  } finally {
    database.close();
  }
}
