import { setTimeout as pause } from 'node:timers/promises';
import { checkAll, recentChecks } from './check-ledger.mjs';
import { createLedger } from './ledger.mjs';
import { mixedLoad } from './mixed-load.mjs';
import { quantile } from './quantile.mjs';

const START_LIMIT_MS = 5000;
/**
 * Each kill comes at a random moment of this time, which begins once this many writes of the round are acknowledged.
 */
const LOAD_MS = 900;
const MIN_WRITES = 5;
/** The first round has accounts to lose. */
const MIN_SESSIONS = 5;

/**
 * @typedef {import('./check-ledger.mjs').World & { isRunning: () => boolean,
 *   kill: () => Promise<void>, recover: () => Promise<number>, checkIntegrity: () => Promise<string> }} KilledWorld
 *   `kill` may leave the load running for a while; `recover`: with the load held back, the ms until all is ready again;
 *   `checkIntegrity`: "ok", or what is wrong
 * @param {KilledWorld} world
 * @param {number} rounds
 * @param {(line: string) => void} say
 * @returns {Promise<import('./finding.mjs').Finding[]>}
 */
export async function killRounds(world, rounds, say) {
  const ledger = createLedger();
  const load = mixedLoad({ ledger, url: world.url, dataDir: world.dataDir });
  const checkRecent = recentChecks(ledger, world);
  /** @type {number[]} */
  const starts = [];
  /** @type {string[]} */
  const broken = [];
  const everyRound = async () => {
    load.open();
    while (ledger.sessions.length < MIN_SESSIONS) await waitWhileRunning(world);
    for (let round = 1; round <= rounds; round += 1) {
      load.open();
      const enough = ledger.acknowledged + MIN_WRITES;
      while (ledger.acknowledged < enough) await waitWhileRunning(world);
      await pause(Math.random() * LOAD_MS);
      await world.kill();
      await load.close();
      starts.push(await world.recover());
      await checkRecent();
      const integrity = await world.checkIntegrity();
      if (integrity !== 'ok') broken.push(integrity);
      if (round % 20 === 0)
        say(`${round} of ${rounds}: ${ledger.acknowledged} acknowledged, ${ledger.faults.length} faults`);
    }
    await load.end();
    await checkAll(ledger, world);
  };
  await Promise.race([everyRound(), load.ended.then(() => new Promise(() => {}))]);
  return findingsOf(ledger, starts, broken);
}

/** @param {KilledWorld} world @throws Error when the server has ended by itself */
async function waitWhileRunning(world) {
  if (!world.isRunning()) throw new Error('The server has ended by itself: see reports/trust.log.');
  await pause(5);
}

/** @param {import('./ledger.mjs').Ledger} ledger @param {number[]} starts @param {string[]} broken */
function findingsOf(
  { acknowledged, doubtful, faults, people, subjects, sessions, messages, reused, refused },
  starts,
  broken,
) {
  const of = (/** @type {string} */ promise) =>
    faults.filter((fault) => fault.promise === promise).map(({ what }) => what);
  const late = starts.filter((ms) => ms > START_LIMIT_MS).map((ms) => `ready after ${Math.round(ms)} ms`);
  const confirmed = people.filter(({ state }) => state === 'confirmed').length;
  const others = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2);
  return [
    {
      promise: 'no acknowledged write is lost',
      tried: `${starts.length} kills, ${acknowledged} writes`,
      faults: of('writes'),
      figures: `${confirmed} accounts, ${sessions.length} sessions, ${messages.length} messages; ${doubtful} in doubt; other answers: ${others}`,
    },
    {
      promise: 'no count is over 10, none is charged twice',
      tried: `${subjects.length} people and addresses`,
      faults: of('quota'),
      figures: `${subjects.reduce((sum, { granted }) => sum + granted.length, 0)} granted`,
    },
    {
      promise: 'no refresh token is valid twice',
      tried: `${reused} used ones`,
      faults: of('tokens'),
      figures: 'each presented again',
    },
    {
      promise: 'ready again in under 5 s',
      tried: `${starts.length} times`,
      faults: late,
      figures: `p50 ${seconds(quantile(starts, 0.5))} s, p99 ${seconds(quantile(starts, 0.99))} s, most ${seconds(Math.max(...starts))} s`,
    },
    {
      promise: 'who asks meanwhile is told to come again (503)',
      tried: `${doubtful} answers or none`,
      faults: Array.from({ length: refused.get(500) ?? 0 }, () => '500: see reports/trust.log'),
      figures: `${refused.get(503) ?? 0} × 503`,
    },
    { promise: 'the database is whole', tried: `${starts.length} times`, faults: broken, figures: 'integrity check' },
  ];
}
