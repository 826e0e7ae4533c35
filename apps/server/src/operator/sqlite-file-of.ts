import { join } from 'node:path';
import type { Config } from '../config.ts';

/** @throws Error with `advice` if the database is PostgreSQL, which has its own tools */
export function sqliteFileOf({ databaseUrl, dataDir }: Config, advice: string): string {
  if (databaseUrl !== undefined) throw new Error(advice);
  return join(dataDir, 'wordlamp.sqlite');
}
