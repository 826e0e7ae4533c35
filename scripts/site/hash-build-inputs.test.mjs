import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashBuildInputs } from './hash-build-inputs.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-inputs-'));
  write('apps/web/app/root.tsx', 'root');
  write('content/messages/en/home.json', '{}');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const rename = () => renameSync(join(root, 'apps/web/app/root.tsx'), join(root, 'apps/web/app/other.tsx'));

test.each([
  { name: 'a changed source', change: () => write('apps/web/app/root.tsx', 'another root') },
  { name: 'a renamed source', change: rename },
  { name: 'a new word file', change: () => write('content/messages/fr/home.json', '{}') },
  { name: 'a changed package', change: () => write('packages/engine/src/pick.ts', 'export {}') },
  { name: 'a changed dependency', change: () => write('package-lock.json', '{"lockfileVersion":3}') },
])('$name makes the site stale', ({ change }) => {
  const before = hashBuildInputs(root, {});

  change();

  expect(hashBuildInputs(root, {})).not.toBe(before);
});

test.each([
  { name: 'the build itself', path: 'apps/web/build/client/index.html' },
  { name: 'generated types', path: 'apps/web/.react-router/types/root.ts' },
  { name: 'a test', path: 'apps/web/app/root.test.tsx' },
  { name: 'the server', path: 'apps/server/src/main.ts' },
])('$name does not make the site stale', ({ path }) => {
  const before = hashBuildInputs(root, {});

  write(path, 'new');

  expect(hashBuildInputs(root, {})).toBe(before);
});

test('a setting that Vite builds in makes the site stale, another one does not', () => {
  const before = hashBuildInputs(root, {});

  expect(hashBuildInputs(root, { PORT: '4000' })).toBe(before);
  expect(hashBuildInputs(root, { VITE_BACKEND_URL: 'https://example.test' })).not.toBe(before);
});
