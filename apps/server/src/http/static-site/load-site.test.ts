import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from './load-site.ts';

test('a site that is not built stops the start with a line that says what to do', () => {
  const root = mkdtempSync(join(tmpdir(), 'wordlamp-empty-'));
  onTestFinished(() => rmSync(root, { recursive: true }));

  expect(() => loadSite(root, 'https://wordlamp.test')).toThrow(/^The site is not built .*: run npm run build$/);
});
