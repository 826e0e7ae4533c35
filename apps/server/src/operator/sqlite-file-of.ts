import { join } from 'node:path';
import type { Config } from '../config.ts';

/** @throws Error with `advice` where the database is PostgreSQL, which has tools of its own */
export function sqliteFileOf({ databaseUrl, dataDir }: Config, advice: string): string {
  if (databaseUrl !== undefined) throw new Error(advice);
  return join(dataDir, 'wordlamp.sqlite');
}
