import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../bench/servers.mjs';
import { fuzz } from './fuzz.mjs';
import { trustLog } from './trust-log.mjs';

/** Invented requests to every address. @type {import('./finding.mjs').Part} `rounds`: how many requests */
export async function runFuzz({ rounds: requests, say }) {
  const promise = 'no 5xx and no hang, whatever is sent';
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
  // Without limits, so that more is tried than how they refuse.
  const test = { PROFILE: 'test', RATE_LIMITS: 'off', AUTH_AUTOCONFIRM: 'on', DAILY_LIMIT: '1000000000' };
  const env = { ...test, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const product = await startProduct(env, { output: trustLog() });
  try {
    const seed = randomInt(2 ** 31);
    say(`seed ${seed}`);
    const seen = await fuzz({ baseUrl: product.url, requests, seed });
    const ended = product.isRunning() ? [] : ['the server has ended'];
    const faults = [...seen.faults, ...ended];
    return [
      { promise, tried: `${seen.requests} requests`, faults, figures: `seed ${seed}, ${seen.perSecond} a second` },
    ];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true });
  }
}
