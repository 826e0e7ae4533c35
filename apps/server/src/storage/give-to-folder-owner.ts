import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What an operator's command makes as root in the folder of the server's own user is that user's, else the server could not
 * read it. SQLite does the same with the files that it makes beside a database.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
