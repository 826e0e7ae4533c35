import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresCluster } from '../../apps/server/src/testing/create-postgres-cluster.ts';
import { startProduct } from '../bench/servers.mjs';
import { ask } from './ask.mjs';
import { PASSWORD } from './mixed-load.mjs';
import { nextAddress } from './next-address.mjs';
import { trustLog } from './trust-log.mjs';

/** @typedef {{ address: string, token?: string }} Subject */

const PARALLEL = 200;
const DAILY_LIMIT = 10;
/** What the visitors of one IPv6 /48 have together: 20 times the limit of one. */
const NETWORK_LIMIT = 200;
const NETWORK_PARALLEL = 300;
const IDEA = { text: 'a poem about rain on a tin roof', type: 'ai-prompt' };

/**
 * 200 requests of one person or address at once, and 300 of as many addresses of one IPv6 /48, spread over several
 * processes on one database.
 * @type {import('./finding.mjs').Part} `rounds`: how many people, addresses and networks
 */
export async function quota({ rounds, say }) {
  const cluster = await createPostgresCluster(['shared_buffers=64MB']);
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
  const test = {
    PROFILE: 'test',
    AUTH_AUTOCONFIRM: 'on',
    PUBLIC_URL: 'http://localhost:8080', // as behind one proxy: what one process signs, the others take
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  await cluster.start();
  try {
    const secret = randomBytes(32).toString('base64');
    const onPostgres = { ...test, DATABASE_URL: cluster.url, SECRET_KEY: secret };
    return [
      ...(await tryPlace('three processes on one PostgreSQL', 3, onPostgres, rounds, say)),
      ...(await tryPlace('two processes on one SQLite file', 2, test, rounds, say)),
    ];
  } finally {
    await cluster.remove();
    rmSync(dataDir, { recursive: true });
  }
}

/**
 * @param {string} place
 * @param {number} processes
 * @param {Record<string, string>} env
 * @param {number} rounds
 * @param {(line: string) => void} say
 */
async function tryPlace(place, processes, env, rounds, say) {
  const log = trustLog();
  const products = [];
  for (let index = 0; index < processes; index += 1) products.push(await startProduct(env, { output: log }));
  const urls = products.map(({ url }) => url);
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const networkFaults = [];
  let granted = 0;
  let grantedToNetworks = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of [{ address: nextAddress() }, await newPerson(urls[0] ?? '')]) {
      const seen = await rush(urls, subject);
      granted += seen.granted;
      if (seen.fault !== undefined) faults.push(`${subject.token === undefined ? 'address' : 'person'}: ${seen.fault}`);
    }
    const seen = await rushFromNetwork(urls, round);
    grantedToNetworks += seen.granted;
    if (seen.fault !== undefined) networkFaults.push(seen.fault);
  }
  say(`${place}: ${granted} granted to ${2 * rounds}, ${grantedToNetworks} to ${rounds} networks`);
  await Promise.all(products.map((product) => product.stop()));
  return [
    {
      promise: `exactly ${DAILY_LIMIT} a day, ${place}`,
      tried: `${2 * rounds} × ${PARALLEL} at once`,
      faults,
      figures: `${granted} granted, ${2 * rounds * DAILY_LIMIT} expected`,
    },
    {
      promise: `exactly ${NETWORK_LIMIT} a day for a network, ${place}`,
      tried: `${rounds} × ${NETWORK_PARALLEL} at once`,
      faults: networkFaults,
      figures: `${grantedToNetworks} granted, ${rounds * NETWORK_LIMIT} expected`,
    },
  ];
}

/**
 * Each request comes from its own /64. Refused requests must not have spent anything.
 * @param {readonly string[]} urls
 * @param {number} round
 */
async function rushFromNetwork(urls, round) {
  const askFrom = async (/** @type {number} */ index) => {
    const url = urls[index % urls.length];
    const address = `2001:db8:${(round + 1).toString(16)}:${index.toString(16)}::1`;
    const answer = await ask(`${url}/functions/v1/generate-prompt`, { address, json: IDEA });
    return { answer, told: await ask(`${url}/functions/v1/daily-usage`, { address }) };
  };
  const seen = await Promise.all(Array.from({ length: NETWORK_PARALLEL }, (_, index) => askFrom(index)));
  const given = seen.filter(({ answer }) => answer?.body?.generatedPrompt !== undefined);
  const refused = seen.filter(({ answer }) => answer?.body?.code === 'network_limit_reached');
  const busy = seen.filter(({ answer }) => answer?.status === 503);
  const spent = seen.reduce((sum, { told }) => sum + (told?.body?.requests ?? 0), 0);
  const isExact =
    given.length === NETWORK_LIMIT &&
    refused.length + busy.length === NETWORK_PARALLEL - NETWORK_LIMIT &&
    spent === NETWORK_LIMIT;
  const fault = `network: ${given.length} granted, ${refused.length} refused, ${busy.length} × 503, ${spent} counted`;
  return { granted: given.length, fault: isExact ? undefined : fault };
}

/** @param {readonly string[]} urls @param {Subject} subject */
async function rush(urls, subject) {
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, (_, index) =>
      ask(`${urls[index % urls.length]}/functions/v1/generate-prompt`, { ...subject, json: IDEA }),
    ),
  );
  const given = answers.filter((answer) => answer?.body?.generatedPrompt !== undefined);
  const refused = answers.filter((answer) => answer?.body?.code === 'daily_limit_reached');
  const busy = answers.filter((answer) => answer?.status === 503);
  const counts = new Set(given.map((answer) => answer?.body.usage.requests));
  const told = await Promise.all(urls.map((url) => ask(`${url}/functions/v1/daily-usage`, subject)));
  const isExact =
    given.length === DAILY_LIMIT &&
    counts.size === DAILY_LIMIT &&
    refused.length + busy.length === PARALLEL - DAILY_LIMIT &&
    told.every((answer) => answer?.body?.requests === DAILY_LIMIT);
  const statuses = answers.map((answer) => answer?.status ?? 'no answer').filter((status) => status !== 200);
  const others = [...new Set(statuses)].map(
    (status) => `${statuses.filter((one) => one === status).length} × ${status}`,
  );
  const fault = `${given.length} granted, ${refused.length} refused, other answers: ${others.join(', ') || 'none'}`;
  return { granted: given.length, fault: isExact ? undefined : fault };
}

/** @param {string} url @returns {Promise<Subject>} */
async function newPerson(url) {
  const address = nextAddress();
  const json = { email: `${randomUUID()}@example.org`, password: PASSWORD };
  const answer = await ask(`${url}/auth/v1/signup`, { address, json });
  if (answer?.status === 503) return newPerson(url); // a machine that does much else, when the servers have just started
  if (answer?.status !== 200) throw new Error(`Signing up was answered ${answer?.status}.`);
  return { address, token: answer.body.access_token };
}
