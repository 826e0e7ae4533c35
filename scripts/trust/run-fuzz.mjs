import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../bench/servers.mjs';
import { importPart } from './import-part.mjs';
import { trustLog } from './trust-log.mjs';

/**
 * @typedef {{ requests: number, failures: readonly string[] }} FuzzResult `failures`: 5xx and hangs, in words
 * @typedef {(options: { baseUrl: string, requests: number, seed: number }) => Promise<FuzzResult>} Fuzz
 */

/** Invented requests to every address. @type {import('./finding.mjs').Part} `rounds`: how many requests */
export async function runFuzz({ rounds: requests, say }) {
  const promise = 'no 5xx and no hang, whatever is sent';
  /** @type {Fuzz | undefined} */
  const fuzz = await importPart('fuzz.mjs', 'fuzz');
  if (fuzz === undefined)
    return [{ promise, tried: 'nothing', faults: ['scripts/trust/fuzz.mjs is missing'], figures: '' }];
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
  const env = { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' };
  const product = await startProduct(env, { output: trustLog() });
  try {
    const seed = Date.now();
    say(`seed ${seed}`);
    const seen = await fuzz({ baseUrl: product.url, requests, seed });
    const ended = product.isRunning() ? [] : ['the server has ended'];
    const faults = [...seen.failures, ...ended];
    return [{ promise, tried: `${seen.requests} requests`, faults, figures: `seed ${seed}` }];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true });
  }
}
