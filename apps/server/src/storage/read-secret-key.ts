import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/**
 * Reads the secret key in `dataDir`, or makes it on the first start, for its owner alone (mode 0600).
 * Two first starts at once agree on one key, because a hard link is made only where no file is, and a file that is
 * linked is whole.
 * @throws Error when the file does not hold 32 bytes in base64
 */
export function readSecretKey(dataDir: string): Buffer {
  const path = join(dataDir, 'secret-key');
  const candidate = `${path}-${process.pid}`;
  writeFileSync(candidate, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  try {
    linkSync(candidate, path);
  } catch (error) {
    if (!isExisting(error)) throw error;
  } finally {
    rmSync(candidate);
  }
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold ${KEY_BYTES} bytes in base64`);
  return key;
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';
