import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Puts what was renamed, linked or removed in a folder on the disk (POSIX; elsewhere a folder cannot be opened so). */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
