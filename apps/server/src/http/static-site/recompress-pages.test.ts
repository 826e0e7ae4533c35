import { rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { writeTestSite } from '../../testing/write-test-site.ts';
import { loadSite } from './load-site.ts';
import { recompressPages } from './recompress-pages.ts';

async function openSite() {
  const folder = writeTestSite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return loadSite(folder, 'https://prompts.example');
}

test('a page gets smaller and stays what it was; files that the build compressed are left alone', async () => {
  const site = await openSite();
  const before = new Map([...site].map(([path, file]) => [path, file.br]));

  await recompressPages(site, new AbortController().signal);

  for (const [path, file] of site) {
    if (file.br === undefined) continue;
    if (path.startsWith('/assets/')) expect(file.br).toBe(before.get(path));
    else {
      expect(file.br.length).toBeLessThanOrEqual(before.get(path)?.length ?? 0);
      expect(brotliDecompressSync(file.br).equals(file.identity)).toBe(true);
    }
  }
  expect(site.get('/en')?.br).not.toBe(before.get('/en'));
});

test('a server that stops does not go on compressing', async () => {
  const site = await openSite();
  const before = site.get('/en')?.br;

  await recompressPages(site, AbortSignal.abort());

  expect(site.get('/en')?.br).toBe(before);
});
