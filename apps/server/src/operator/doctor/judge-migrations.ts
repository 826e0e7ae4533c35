import { MIGRATIONS } from '../../storage/migrate.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warn, fail } = findingsOf('database');

/** @param done names of the migrations that the database has seen */
export function judgeMigrations(done: readonly string[]): Finding {
  const known = Object.keys(MIGRATIONS);
  const strange = done.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !done.includes(name));
  if (strange.length > 0)
    return fail(`its tables are of a newer version (${strange.join(', ')}): install that version or a later one`);
  if (missing.length > 0) return warn(`its tables are of an older version: the next start adds ${missing.join(', ')}`);
  return ok(`its tables are those of this version (${done.at(-1)})`);
}
