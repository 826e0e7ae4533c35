import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** @returns the file in the outbox that was written last; `undefined` where none was */
export async function findNewestMail(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(nothingWhereMissing);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  const times = await Promise.all(files.map(async (file) => (await stat(file, { bigint: true })).mtimeNs));
  let newest = 0;
  for (const [index, time] of times.entries()) if (time > (times[newest] ?? 0n)) newest = index;
  return files[newest];
}

/** The folder is made with the first mail. */
function nothingWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
