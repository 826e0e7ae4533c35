import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrMakeSecretKey } from '../storage/find-or-make-secret-key.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import type { Database } from '../storage/tables.ts';
import { fitsSecretKey } from './fits-secret-key.ts';

/** Where a change of the key in the data folder keeps the new one until the database has been taken to it. */
export const nextKeyPath = (dataDir: string) => join(dataDir, 'secret-key.next');

/**
 * The SECRET_KEY of a database. Where a change of it was cut off, the database says on which side: the new key takes
 * the place of the old one, or goes.
 * @param given the setting; `undefined`: the file in `dataDir`
 * @throws Error when the database was sealed with another key, before anything is written with the wrong one
 */
export async function settleSecretKey(db: Database, dataDir: string, given: Buffer | undefined): Promise<Buffer> {
  const key = given ?? findOrMakeSecretKey(dataDir);
  const next = nextKeyPath(dataDir);
  const isChanging = given === undefined && existsSync(next);
  if (await fitsSecretKey(db, key)) {
    if (isChanging) rmSync(next);
    return key;
  }
  if (isChanging) {
    const changed = Buffer.from(readFileSync(next, 'utf8'), 'base64');
    if (await fitsSecretKey(db, changed)) {
      renameSync(next, join(dataDir, 'secret-key'));
      syncFolder(dataDir);
      return changed;
    }
  }
  throw new Error('The database was sealed with another SECRET_KEY than this one.');
}
