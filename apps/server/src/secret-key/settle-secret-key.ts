import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrMakeSecretKey } from '../storage/find-or-make-secret-key.ts';
import { syncFolder } from '../storage/sync-folder.ts';
import type { Database } from '../storage/tables.ts';
import { fitsSecretKey } from './fits-secret-key.ts';

/** Where a change of the key in the data folder keeps the new one until the database has been taken to it. */
export const nextKeyPath = (dataDir: string) => join(dataDir, 'secret-key.next');

/**
 * The SECRET_KEY of a database. If a change of the key was interrupted, the database shows on which side: the new key
 * replaces the old one, or is deleted.
 * @param given the setting; `undefined`: the file in `dataDir`
 * @throws Error if the database was encrypted with another key, before anything is written with the wrong one
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
