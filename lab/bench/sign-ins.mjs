import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startProduct } from './servers.mjs';

const OPERATOR = join(import.meta.dirname, '../../apps/server/src/operator/main.ts');
const PASSWORD = 'a quiet lamp at dusk';
const TRIES = 200;
const IDEA = { text: 'email to my landlord about a broken heater, polite but firm', type: 'ai-prompt' };

/**
 * The cost of signing in, also for everyone else: an open loop with steady arrivals.
 * @param {{ perSecond: number, seconds: number }} load of sign-ins
 * @returns {Promise<{ quiet: Times, busy: Times, signIns: Times & { refused: number }, secrecy: Secrecy[] }>}
 * @typedef {{ p50Ms: number, p99Ms: number }} Times
 * @typedef {{ name: string, p50Ms: number, p90Ms: number, z: number }} Secrecy `z`: Mann-Whitney against the first row;
 *   beyond ±1.96 a difference would be noticed with 95 % confidence
 */
export async function measureSignIns({ perSecond, seconds }) {
  const product = await startProduct({ DAILY_LIMIT: '1000000000', PROFILE: 'test', RATE_LIMITS: 'off' });
  const post = poster(product.port);
  try {
    for (const email of ['known@example.org', 'waits@example.org'])
      await post('/auth/v1/signup', { email, password: PASSWORD });
    execFileSync(process.execPath, [OPERATOR, 'users', 'confirm', 'known@example.org'], { env: product.env });
    await arrive(20, 2, () => post('/functions/v1/generate-prompt', IDEA));
    const quiet = await arrive(20, seconds, () => post('/functions/v1/generate-prompt', IDEA));
    const signIn = () => post('/auth/v1/token?grant_type=password', { email: 'known@example.org', password: PASSWORD });
    const [signIns, busy] = await Promise.all([
      arrive(perSecond, seconds, signIn),
      arrive(20, seconds, () => post('/functions/v1/generate-prompt', IDEA)),
    ]);
    const refused = signIns.filter(({ status }) => status !== 200).length;
    return { quiet: sum(quiet), busy: sum(busy), signIns: { ...sum(signIns), refused }, secrecy: await secrecy(post) };
  } finally {
    await product.stop();
  }
}

/** Wrong passwords for three kinds of addresses, in turn, so that other load on the machine affects all equally. */
async function secrecy(post) {
  const rows = [
    { name: 'wrong password', email: 'known@example.org' },
    { name: 'unknown address', email: 'nobody@example.org' },
    { name: 'waits, wrong password', email: 'waits@example.org' },
  ].map((row) => ({ ...row, times: [] }));
  for (let index = 0; index < TRIES; index += 1)
    for (const { email, times } of rows)
      times.push((await post('/auth/v1/token?grant_type=password', { email, password: 'wrong one' })).ms);
  return rows.map(({ name, times }) => ({
    name,
    p50Ms: quantile(times, 0.5),
    p90Ms: quantile(times, 0.9),
    z: mannWhitney(rows[0].times, times),
  }));
}

function poster(port) {
  return async (path, body) => {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - started };
  };
}

/** Starts this many per second, whether or not earlier ones have ended. */
async function arrive(perSecond, seconds, send) {
  const under = [];
  const started = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = started + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    under.push(send());
  }
  return Promise.all(under);
}

function sum(answers) {
  const times = answers.map(({ ms }) => ms);
  return { p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)];
}

/** The normal approximation of the Mann-Whitney U test (Mann & Whitney 1947); ties are rare in times. */
function mannWhitney(one, other) {
  if (one === other) return 0;
  const ranked = [...one.map((ms) => ({ ms, isOther: false })), ...other.map((ms) => ({ ms, isOther: true }))];
  ranked.sort((a, b) => a.ms - b.ms);
  const ranks = ranked.reduce((total, { isOther }, index) => total + (isOther ? index + 1 : 0), 0);
  const [m, n] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  return (u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
}
