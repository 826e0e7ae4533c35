import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { findOrMakeSecretKey } from '../storage/find-or-make-secret-key.ts';

/** The server's key. Commands that need a key never create one. @throws Error when there is none */
export function readSecretKey({ secretKey, dataDir }: Config): Buffer {
  if (secretKey !== undefined) return secretKey;
  if (!existsSync(join(dataDir, 'secret-key')))
    throw new Error(`There is no secret-key in ${dataDir}, and SECRET_KEY is not set.`);
  return findOrMakeSecretKey(dataDir);
}
