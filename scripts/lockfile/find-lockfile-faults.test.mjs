import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLockfileFaults } from './find-lockfile-faults.mjs';

const TOOL = { version: '1.0.0', integrity: 'sha512-a', optionalDependencies: { 'tool-linux': '1.0.0' } };
const BINARY = { version: '1.0.0', integrity: 'sha512-b' };

test.each([
  { name: 'above the package', path: 'node_modules/tool-linux' },
  { name: 'inside the package', path: 'node_modules/tool/node_modules/tool-linux' },
])('an optional dependency may be locked $name', ({ path }) => {
  expect(findLockfileFaults({ packages: { '': {}, 'node_modules/tool': TOOL, [path]: BINARY } })).toEqual([]);
});

test.each([
  {
    name: 'an optional dependency without an entry',
    packages: { 'node_modules/tool': TOOL },
    fault: 'tool-linux, optional for node_modules/tool, has no entry',
  },
  {
    name: 'an optional dependency that only a stranger has',
    packages: { 'node_modules/tool': TOOL, 'node_modules/other/node_modules/tool-linux': BINARY },
    fault: 'tool-linux, optional for node_modules/tool, has no entry',
  },
  {
    name: "the project's own optional dependency without an entry",
    packages: { '': { optionalDependencies: { 'node-linux': '1.0.0' } }, 'node_modules/tool-linux': BINARY },
    fault: 'node-linux, optional for the project, has no entry',
  },
  {
    name: 'the host of a registry',
    packages: { 'node_modules/a': { ...BINARY, resolved: 'https://registry.example/a.tgz' } },
    fault: 'node_modules/a names the host that it came from (omit-lockfile-registry-resolved in .npmrc leaves it out)',
  },
  {
    name: 'a package without a hash',
    packages: { 'node_modules/a': { version: '1.0.0' } },
    fault: 'node_modules/a has no integrity hash',
  },
  {
    name: 'a lockfile without packages',
    packages: { '': {}, 'node_modules/own': { resolved: 'packages/own', link: true } },
    fault: 'the lockfile has no package to look at',
  },
])('finds $name', ({ packages, fault }) => {
  expect(findLockfileFaults({ packages })).toEqual([fault]);
});

test('the lockfile of this project has no fault', () => {
  const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));

  expect(findLockfileFaults(lockfile)).toEqual([]);
});
