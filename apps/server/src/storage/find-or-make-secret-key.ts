import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToFolderOwner } from './give-to-folder-owner.ts';

const KEY_BYTES = 32;

/**
 * Reads the secret key in `dataDir`, or makes it on the first start, for its owner alone (mode 0600).
 * First starts at once agree on one key, because a hard link is made only where no file is, and a file that is linked
 * is whole. Its first name is random: in containers that share a volume every server has the process id 1.
 * @throws Error when the file does not hold 32 bytes in base64
 */
export function findOrMakeSecretKey(dataDir: string): Buffer {
  const path = join(dataDir, 'secret-key');
  if (!existsSync(path)) linkNewKey(path);
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold ${KEY_BYTES} bytes in base64`);
  return key;
}

function linkNewKey(path: string): void {
  const candidate = `${path}-${randomUUID()}`;
  try {
    writeFileSync(candidate, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
    giveToFolderOwner(candidate);
    linkSync(candidate, path);
  } catch (error) {
    if (!isExisting(error)) throw error;
  } finally {
    rmSync(candidate, { force: true });
  }
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';
