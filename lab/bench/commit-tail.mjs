// `npm run bench:commits -w lab -- [rows]`: how long commits of the daily count take until they are on this disk, by SQLite's own
// way (checkpoints and syncs within a commit) and by ours (beside it), in turns, since other work on the machine hits both.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { migrate } from '../../apps/server/src/storage/migrate.ts';
import { Checkpointer } from '../../apps/server/src/storage/sqlite/checkpointer.ts';
import { LogSync } from '../../apps/server/src/storage/sqlite/log-sync.ts';
import { openSqliteFile } from '../../apps/server/src/storage/sqlite/open-sqlite-file.ts';
import { SqliteDialect } from '../../apps/server/src/storage/sqlite/sqlite-dialect.ts';
import { createUsageStore } from '../../apps/server/src/storage/usage-store.ts';

const DAY = '2026-11-20';
/** Visitors that generate in the same turn of the event loop: one commit. */
const GROUP = 16;
const ROUNDS = 20;
const SECONDS = 1;
const LOADS = [
  { name: 'commits with 2 ms between', gapMs: 2 },
  { name: 'commits without a pause', gapMs: 0 },
];

const rows = Number(process.argv[2] ?? 500_000);
console.log(
  `Commits of ${GROUP} new visitors each, ${rows.toLocaleString('en')} rows, ${ROUNDS} × ${SECONDS} s in turns`,
);
const databases = [await open('within commits'), await open('beside commits')];
for (const { name, gapMs } of LOADS) {
  const times = databases.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { usage }] of databases.entries()) times[index].push(...(await commit(usage, gapMs)));
  console.log(name);
  for (const [index, { kind, path }] of databases.entries()) report(kind, times[index], path);
}
for (const { db, folder } of databases) {
  await db.destroy();
  rmSync(folder, { recursive: true });
}

/** @param {'within commits' | 'beside commits'} kind */
async function open(kind) {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-tail-'));
  const path = join(folder, 'wordlamp.sqlite');
  const connection = openSqliteFile(path);
  const beside = () => ({
    checkpointer: new Checkpointer(path, connection, console.error),
    logSync: new LogSync(path, connection),
  });
  const upkeep = kind === 'beside commits' ? beside() : {};
  const db = new Kysely({ dialect: new SqliteDialect(connection, upkeep) });
  await migrate(db);
  const insert = connection.prepare('INSERT INTO usage VALUES (?, ?, 1)');
  connection.exec('BEGIN');
  for (let row = 0; row < rows; row += 1) insert.run(DAY, newSubject());
  connection.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  return { kind, folder, path, db, usage: createUsageStore(db) };
}

async function commit(usage, gapMs) {
  const times = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    await Promise.all(Array.from({ length: GROUP }, () => usage.reserve(newSubject(), DAY, 10)));
    times.push(performance.now() - started);
    if (gapMs > 0) await pause(gapMs);
  }
  return times;
}

function report(kind, times, path) {
  times.sort((a, b) => a - b);
  const shares = { p50: 0.5, p90: 0.9, p99: 0.99, 'p99.9': 0.999, max: 1 };
  const figures = Object.entries(shares).map(
    ([name, share]) => `${name} ${times[Math.floor((times.length - 1) * share)].toFixed(2).padStart(7)}`,
  );
  const logMb = statSync(`${path}-wal`).size / 1e6;
  console.log(
    `  ${kind}  ${String(times.length).padStart(6)} commits  ms: ${figures.join('  ')}  log ${logMb.toFixed(1)} MB`,
  );
}

function newSubject() {
  return randomBytes(32).toString('base64url');
}
