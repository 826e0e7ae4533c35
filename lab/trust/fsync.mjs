import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeTestSite } from '../../apps/server/src/testing/write-test-site.ts';
import { startProduct } from '../bench/servers.mjs';
import { ask } from './ask.mjs';
import { nextAddress } from './next-address.mjs';

const IDEA = { text: 'a poem about rain on a tin roof', type: 'ai-prompt' };

/**
 * Looks at the system calls of a server on SQLite: each response to a write has to come after its own fsync. This shows
 * what a kill -9 cannot, as far as the disk honors fsync.
 * @type {import('./finding.mjs').Part} `rounds`: requests, one after the other
 */
export async function fsync({ rounds }) {
  const promise = 'no answer before its write is on the disk';
  if (spawnSync('strace', ['--version']).status !== 0)
    return [{ promise, tried: 'nothing', faults: ['strace is missing: apt-get install strace'], figures: '' }];
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-trust-'));
  const site = writeTestSite();
  const product = await startProduct({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' }, { site });
  const generate = () => ask(`${product.url}/functions/v1/generate-prompt`, { address: nextAddress(), json: IDEA });
  try {
    await generate(); // makes what is made once a day
    const file = join(folder, 'strace');
    const calls = ['-f', '-e', 'trace=fsync,fdatasync,write,writev', '-s', '16', '-o', file];
    const tracer = spawn('strace', [...calls, '-p', String(product.pid)], { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = once(tracer, 'exit');
    await once(tracer.stderr, 'data'); // "attached"
    for (let round = 0; round < rounds; round += 1) await generate();
    await pause(100);
    tracer.kill('SIGINT');
    await ended;
    return [{ promise, tried: `${rounds} prompts, one by one`, ...read(readFileSync(file, 'utf8'), rounds) }];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
    rmSync(site, { recursive: true });
  }
}

/** @param {string} trace @param {number} rounds */
function read(trace, rounds) {
  let synced = 0;
  let all = 0;
  let answers = 0;
  const faults = [];
  for (const line of trace.split('\n')) {
    // Another thread may run between a call and its end, which is then logged on a separate line.
    if (/ (fsync|fdatasync)(\(| resumed>).*= 0$/.test(line)) {
      synced += 1;
      all += 1;
    }
    if (!line.includes('"HTTP/1.1 200')) continue;
    answers += 1;
    if (synced === 0) faults.push(`answer ${answers} came without an fsync since the one before`);
    synced = 0;
  }
  if (answers < rounds) faults.push(`${answers} answers were seen of ${rounds}`);
  return { faults, figures: `${all} × fsync, ${answers} answers` };
}
