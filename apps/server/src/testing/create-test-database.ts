import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabasePlace } from '../storage/open-database.ts';

export const DATABASE_KINDS = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];
/** For tests of layers above the stores: only SQLite in the quick lane, both databases otherwise. */
export const ROUTE_DATABASE_KINDS: readonly DatabaseKind[] =
  process.env.TEST_LANE === 'quick' ? ['SQLite'] : DATABASE_KINDS;

/** An empty database for one test file. */
export type TestDatabase = { place: DatabasePlace; remove: () => Promise<void> };

export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'SQLite' ? createFile() : createInCluster();
}

async function createFile(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-sqlite-'));
  return {
    place: { sqliteFile: join(folder, 'wordlamp.sqlite') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function createInCluster(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await inCluster((client) => client.query(`create database ${name}`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { place: { postgresUrl: url.href }, remove: () => inCluster((client) => dropDatabase(client, name)) };
}

const LEAVING_LIMIT_MS = 5000;

/** Waits for connections that are closing: one that the drop cuts off fails the run, after all its tests have passed. */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  const deadline = performance.now() + LEAVING_LIMIT_MS;
  const isInUse = async () =>
    (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount !== 0;
  while ((await isInUse()) && performance.now() < deadline);
  await client.query(`drop database ${name} with (force)`);
}

async function inCluster(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await work(client);
  await client.end();
}
