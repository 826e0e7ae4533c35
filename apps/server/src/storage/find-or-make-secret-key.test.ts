import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { findOrMakeSecretKey } from './find-or-make-secret-key.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the first start makes a key of 32 bytes that only its owner can read, and leaves nothing else', () => {
  const folder = newFolder();

  const key = findOrMakeSecretKey(folder);

  expect(key).toHaveLength(32);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret-key']);
});

test('the next start reads the same key', () => {
  const folder = newFolder();

  expect(findOrMakeSecretKey(folder)).toEqual(findOrMakeSecretKey(folder));
});

test('a damaged key stops the start, without telling what is in it', () => {
  const folder = newFolder();
  findOrMakeSecretKey(folder);
  writeFileSync(join(folder, 'secret-key'), 'half a secret');

  expect(() => findOrMakeSecretKey(folder)).toThrow(/secret-key does not hold 32 bytes in base64$/);
});

test('servers with the same process id that start at once on a new folder agree on one key', async () => {
  for (let round = 0; round < 5; round++) {
    const folder = newFolder();

    const keys = await findInThreads(folder, 8);

    expect(new Set(keys).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['secret-key']);
  }
});

/** Threads of one process share its id, as the first processes of two containers do. */
async function findInThreads(folder: string, count: number): Promise<string[]> {
  const module = new URL('find-or-make-secret-key.ts', import.meta.url).href;
  const code = `
    import { parentPort, workerData } from 'node:worker_threads';
    const { findOrMakeSecretKey } = await import(workerData.module);
    const gate = new Int32Array(workerData.gate);
    parentPort.postMessage('waiting');
    Atomics.wait(gate, 0, 0);
    parentPort.postMessage(findOrMakeSecretKey(workerData.folder).toString('base64'));`;
  const gate = new SharedArrayBuffer(4);
  const threads = Array.from({ length: count }, () => {
    const url = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
    return new Worker(url, { workerData: { module, folder, gate } });
  });
  await Promise.all(threads.map((thread) => once(thread, 'message')));
  const keys = threads.map(async (thread) => String((await once(thread, 'message'))[0]));
  Atomics.store(new Int32Array(gate), 0, 1);
  Atomics.notify(new Int32Array(gate), 0);
  return Promise.all(keys);
}
