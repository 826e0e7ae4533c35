import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warn, fail } = findingsOf('disk');
const MB = 1024 * 1024;
const MIN_FREE = { warn: 1024 * MB, fail: 100 * MB };
/** One durable write: SQLite makes one for each commit, and an answer waits for it. */
const WRITE_MS = { warn: 20, fail: 250 };
const WRITES = 15;
const PAGE_BYTES = 4096;
const FOR_OTHERS = 0o077;

/** Space, modes and speed of the folder that the server keeps its data in. */
export function checkDisk({ dataDir, secretKey, databaseUrl }: Config): Finding[] {
  const folder = resolve(dataDir);
  if (!existsSync(folder))
    return [...spaceOf(nearestFolder(folder)), warn(`${folder} is not there yet: the first start makes it`)];
  const files = [
    ...(secretKey === undefined ? [join(folder, 'secret-key')] : []),
    ...(databaseUrl === undefined ? [join(folder, 'wordlamp.sqlite')] : []),
  ];
  return [...spaceOf(folder), ...modesOf(folder, files.filter(existsSync)), writesTo(folder)];
}

function spaceOf(folder: string): Finding[] {
  const { bavail, bsize, ffree, files } = statfsSync(folder);
  const free = bavail * bsize;
  const says = `${Math.floor(free / MB)} MB are free in ${folder}`;
  const space =
    free < MIN_FREE.fail
      ? fail(`${says}: make room now, without it nothing can be counted or kept`)
      : free < MIN_FREE.warn
        ? warn(`${says}: make room`)
        : ok(says);
  return files > 0 && ffree < 1000 ? [space, fail(`${folder} has room for ${ffree} more files: remove some`)] : [space];
}

function modesOf(folder: string, files: readonly string[]): Finding[] {
  const open = [folder, ...files].filter((path) => (statSync(path).mode & FOR_OTHERS) !== 0);
  if (open.length === 0) return [ok('what is kept is for its owner alone')];
  return open.map((path) => {
    const mode = (statSync(path).mode & 0o777).toString(8).padStart(4, '0');
    const says = `others may reach ${path} (mode ${mode}): chmod ${path === folder ? '0700' : '0600'} ${path}`;
    return path.endsWith('secret-key') ? fail(says) : warn(says);
  });
}

/** Writes like a commit, a page and a sync, in a temporary file. */
function writesTo(folder: string): Finding {
  const path = join(folder, `doctor-${randomUUID()}`);
  try {
    const file = openSync(path, 'wx', 0o600);
    try {
      const times = Array.from({ length: WRITES }, () => durableWriteMs(file));
      return judgeWrites(times.sort((one, other) => one - other)[Math.floor(WRITES / 2)] ?? 0);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return fail(`nothing can be written to ${folder} (${codeOf(error)}): look at its owner, its mode and the disk`);
  } finally {
    rmSync(path, { force: true });
  }
}

function durableWriteMs(file: number): number {
  const start = performance.now();
  writeSync(file, Buffer.alloc(PAGE_BYTES));
  fsyncSync(file);
  return performance.now() - start;
}

function judgeWrites(ms: number): Finding {
  const says = `a durable write takes ${ms.toFixed(2)} ms`;
  if (ms > WRITE_MS.fail) return fail(`${says}: far too slow, use another disk`);
  return ms > WRITE_MS.warn ? warn(`${says}: slow; every answer that counts something waits for one`) : ok(says);
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));
