import { rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeTestSite } from '../../testing/write-test-site.ts';
import { loadSite } from './load-site.ts';
import { recompressPages } from './recompress-pages.ts';
import type { SiteFile } from './site-file.ts';

function openSite() {
  const folder = writeTestSite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = loadSite(folder, { publicUrl: 'https://prompts.example', hasServiceWorker: true });
  return (path: string): SiteFile => site.get(path) ?? expect.fail(`no ${path}`);
}

const fail = (error: unknown) => expect.fail(String(error));

test('a page that was asked for gets smaller and stays what it was; the others are left alone', async () => {
  const fileAt = openSite();
  const [asked, other] = [fileAt('/en'), fileAt('/fr')];
  const before = { asked: asked.br, other: other.br };
  const quick = await asked.br?.();

  recompressPages(new AbortController().signal, fail)(asked);

  await vi.waitUntil(() => asked.br !== before.asked);
  const best = (await asked.br?.()) ?? expect.fail('no br');
  expect(best.length).toBeLessThanOrEqual(quick?.length ?? 0);
  expect(brotliDecompressSync(best).equals(asked.identity)).toBe(true);
  expect(other.br).toBe(before.other);
});

test('what was compressed before is not compressed again', async () => {
  const fileAt = openSite();
  const [picture, page, last] = [fileAt('/favicon.svg'), fileAt('/en'), fileAt('/assets/app-1a2b3c.js')];
  const before = { picture: picture.br, page: page.br, last: last.br };
  const recompress = recompressPages(new AbortController().signal, fail);
  recompress(page);
  await vi.waitUntil(() => page.br !== before.page);
  const best = page.br;

  for (const file of [picture, page, last]) recompress(file);

  await vi.waitUntil(() => last.br !== before.last);
  expect(picture.br).toBe(before.picture); // too small to be compressed at all
  expect(page.br).toBe(best);
});

test('a server that stops does not go on compressing', async () => {
  const fileAt = openSite();
  const [page, another] = [fileAt('/en'), fileAt('/fr')];
  const before = { page: page.br, another: another.br };

  recompressPages(AbortSignal.abort(), fail)(page);

  recompressPages(new AbortController().signal, fail)(another); // begins later, and takes as long
  await vi.waitUntil(() => another.br !== before.another);
  expect(page.br).toBe(before.page);
});
