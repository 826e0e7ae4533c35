import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeTestSite } from '../../testing/write-test-site.ts';
import { loadSite } from './load-site.ts';

const SETTINGS = { publicUrl: 'https://wordlamp.test', hasServiceWorker: true };

test('a site that is not built stops the start with a line that says what to do', () => {
  const root = mkdtempSync(join(tmpdir(), 'wordlamp-empty-'));
  onTestFinished(() => rmSync(root, { recursive: true }));

  expect(() => loadSite(root, SETTINGS)).toThrow(/^The site is not built .*: run npm run build$/);
});

test.each([
  { hasServiceWorker: true, does: 'keep' },
  { hasServiceWorker: false, does: 'unregister' },
])(
  'where the service worker is switched on: $hasServiceWorker, /sw.js makes browsers $does',
  ({ hasServiceWorker, does }) => {
    const root = writeTestSite();
    onTestFinished(() => rmSync(root, { recursive: true }));
    const worker = loadSite(root, { ...SETTINGS, hasServiceWorker }).get('/sw.js');

    expect(Buffer.from(worker?.identity ?? []).toString()).toContain(does);
    expect(worker?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  },
);
