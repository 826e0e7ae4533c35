import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MAX_CHARACTERS, MAX_IMAGE_BYTES } from '@wordlamp/contract/limits';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { paintPng } from './testing/paint-png.ts';
import { startProcess } from './testing/start-process.ts';
import { writeTestSite } from './testing/write-test-site.ts';

/** What nine of ten answers stay below also where client, server and other tests share a processor; 200 without them. */
const SLOW_MS = 1000;
const ROUNDS = 3;

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const longest = (text: string) => text.padEnd(MAX_CHARACTERS, 'x').slice(0, MAX_CHARACTERS);

/** The largest bodies that each route takes: long texts, much noise in a picture, and many pixels in a small one. */
async function largestRequests(): Promise<[string, object][]> {
  const side = 1300; // just below 5 MiB as PNG
  const noise = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  expect(noise.length).toBeLessThan(MAX_IMAGE_BYTES);
  const pictures = [noise, await paintPng(8000, 8000)].map(
    (bytes) => `data:image/png;base64,${bytes.toString('base64')}`,
  );
  const generate = '/functions/v1/generate-prompt';
  const mail = { name: 'x'.repeat(200), email: 'ann@example.org', subject: 'x'.repeat(300), message: 'x'.repeat(5000) };
  const metadata = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`key${index}`, 'x'.repeat(20)]));
  return [
    ...pictures.map((imageUrl): [string, object] => [generate, { text: words(100), type: 'json-prompt', imageUrl }]),
    [generate, { text: longest(words(190)), type: 'ai-prompt' }],
    [generate, { text: longest(words(190)), type: 'art-prompt' }],
    [generate, { text: '', type: 'json-prompt', code: longest('f(x){'.repeat(150)) }],
    [generate, { text: 'x', type: 'ai-prompt', imageUrl: '['.repeat(7_000_000) }],
    ['/functions/v1/contact', mail],
    ['/auth/v1/signup', { email: 'ann@example.org', password: 'é'.repeat(256), data: metadata }],
    ['/auth/v1/token?grant_type=password', { email: `${'a'.repeat(64)}@example.org`, password: 'é'.repeat(256) }],
    ['/auth/v1/verify', { type: 'email', token_hash: 'x'.repeat(900_000) }],
  ];
}

test('L8 while the largest inputs of all routes are worked on, the server goes on answering', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-largest-'));
  const site = writeTestSite();
  onTestFinished(() => {
    for (const folder of [dataDir, site]) rmSync(folder, { recursive: true, force: true });
  });
  const limits = { PROFILE: 'test', RATE_LIMITS: 'off', DAILY_LIMIT: '1000000', LOG_LEVEL: 'silent' };
  const { url } = await startProcess(site, { DATA_DIR: dataDir, ...limits });
  const requests = (await largestRequests()).map(([path, body]) => ({ path, body: JSON.stringify(body) }));
  const send = async ({ path, body }: (typeof requests)[number]) => {
    const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await response.text();
    return response.status;
  };
  for (const request of requests) await send(request); // so that no pattern is compiled for the first time
  let isOver = false;
  const times: number[] = [];
  const watch = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${url}/health/live`)).text();
      times.push(performance.now() - startedAt);
      await setTimeout(2); // a probe that never rests would be part of the load
    }
  })();

  const all = Array.from({ length: ROUNDS }, () => requests).flat();
  const statuses = await Promise.all(all.map(send));
  isOver = true;
  await watch;

  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  times.sort((one, other) => one - other);
  expect(times.at(Math.floor(times.length * 0.9))).toBeLessThan(SLOW_MS);
}, 120_000);
