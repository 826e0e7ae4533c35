import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Files that an operator's command creates as root in the folder of the server's user are given to that user; otherwise
 * the server could not read them. SQLite does the same with the files it creates next to a database.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
