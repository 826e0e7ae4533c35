import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../bench/servers.mjs';
import { ask } from './ask.mjs';
import { checkAll } from './check-ledger.mjs';
import { createLedger } from './ledger.mjs';
import { mixedLoad } from './mixed-load.mjs';
import { operate } from './operate.mjs';
import { trustLog } from './trust-log.mjs';

/** There is something to lose before a backup is taken. */
const MIN_SESSIONS = 5;

/**
 * A backup while people sign up, generate and write, restored in another folder and served from there: what was
 * acknowledged before the backup began is in it, its owners can sign in, and its refresh tokens are rejected.
 * @type {import('./finding.mjs').Part} `rounds`: how many backups
 */
export async function backup({ rounds, say }) {
  /** @type {string[]} */
  const lost = [];
  /** @type {string[]} */
  const taken = [];
  /** @type {string[]} */
  const broken = [];
  const words = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
    try {
      const seen = await oneBackup(folder);
      lost.push(...seen.lost);
      taken.push(...seen.taken);
      if (seen.integrity !== 'ok') broken.push(seen.integrity);
      words.push(seen.words);
      say(seen.words);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const tried = `${rounds} backups under load`;
  return [
    { promise: 'a backup has all acknowledged before it', tried, faults: lost, figures: words.at(-1) ?? '' },
    { promise: 'old refresh tokens are refused after it', tried, faults: taken, figures: 'each presented again' },
    { promise: 'the restored database is whole', tried, faults: broken, figures: 'integrity check' },
  ];
}

/** @param {string} folder */
async function oneBackup(folder) {
  const secret = randomBytes(32).toString('base64');
  const shared = { SECRET_KEY: secret, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' };
  const [from, to] = [join(folder, 'from'), join(folder, 'to')].map((dataDir) => ({ ...shared, DATA_DIR: dataDir }));
  const file = join(folder, 'backup');
  if (from === undefined || to === undefined) throw new Error('Two folders are needed.');
  const ledger = createLedger();
  const promised = await promisedBefore(ledger, from, () => operate(['backup', file], from));
  await operate(['restore', file], to);
  const product = await startProduct(to, { output: trustLog() });
  try {
    /** @type {string[]} */
    const taken = [];
    for (const { address, current } of promised.sessions) {
      const request = { address, json: { refresh_token: current } };
      const answer = await ask(`${product.url}/auth/v1/token?grant_type=refresh_token`, request);
      if (answer?.status !== 400) taken.push(`a token from before the backup was answered ${answer?.status}`);
    }
    const database = new DatabaseSync(join(to.DATA_DIR, 'wordlamp.sqlite'), { readOnly: true });
    const query = async (/** @type {string} */ sql) => database.prepare(sql).all();
    // What was done after the backup began may be in it: the upper bound of counts does not apply.
    for (const subject of promised.subjects) subject.doubtful = Number.POSITIVE_INFINITY;
    const check = { ...ledger, ...promised, sessions: [], faults: ledger.faults };
    await checkAll(check, { url: () => product.url, dataDir: from.DATA_DIR, env: to, query });
    const [integrity] = await query('PRAGMA integrity_check');
    database.close();
    const { people, messages, subjects } = promised;
    const confirmed = people.filter(({ state }) => state === 'confirmed').length;
    const lost = ledger.faults.map(({ what }) => what);
    const words = `${confirmed} accounts, ${subjects.length} counts, ${messages.length} messages; taken in ${Math.round(promised.ms)} ms`;
    return { lost, taken, integrity: String(integrity?.integrity_check), words };
  } finally {
    await product.stop();
  }
}

/**
 * What was acknowledged when the backup began, which is taken in the middle of the load.
 * @param {import('./ledger.mjs').Ledger} ledger
 * @param {{ DATA_DIR: string }} env
 * @param {() => Promise<unknown>} take
 */
async function promisedBefore(ledger, env, take) {
  const product = await startProduct(env, { output: trustLog() });
  try {
    const load = mixedLoad({ ledger, url: () => product.url, dataDir: env.DATA_DIR });
    load.open();
    while (ledger.sessions.length < MIN_SESSIONS) await Promise.race([pause(20), load.ended]);
    const { people, subjects, messages, sessions } = structuredClone({ ...ledger, keepAnswer: undefined });
    const started = performance.now();
    await take();
    const ms = performance.now() - started;
    await load.end();
    return { people, subjects, messages, sessions, ms };
  } finally {
    await product.stop();
  }
}
