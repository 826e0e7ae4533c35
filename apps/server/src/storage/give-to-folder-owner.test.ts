import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findOrMakeSecretKey } from './find-or-make-secret-key.ts';
import { giveToFolderOwner } from './give-to-folder-owner.ts';
import { openSqliteFile } from './sqlite/open-sqlite-file.ts';

/** A folder of another user if the tests run as root, else their own. */
function folderOfServer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (process.getuid?.() === 0) chownSync(folder, 12_345, 12_346);
  return folder;
}

test('files made in the folder of the server belong to the folder’s owner', () => {
  const folder = folderOfServer();
  const { uid, gid } = statSync(folder);

  writeFileSync(join(folder, 'a file'), '');
  giveToFolderOwner(join(folder, 'a file'));
  findOrMakeSecretKey(folder);
  const database = openSqliteFile(join(folder, 'wordlamp.sqlite'));
  database.exec('CREATE TABLE note (text text)');

  for (const name of ['a file', 'secret-key', 'wordlamp.sqlite', 'wordlamp.sqlite-wal', 'wordlamp.sqlite-shm'])
    expect([name, statSync(join(folder, name))]).toMatchObject([name, { uid, gid }]);
  database.close();
});

test('a file that is not a database is not opened, and the error has its path', () => {
  const folder = folderOfServer();
  expect(() => openSqliteFile(join(folder, 'nowhere', 'wordlamp.sqlite'))).toThrow('nowhere');
});
