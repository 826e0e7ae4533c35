import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listLicenses } from './list-licences.mjs';

test.each([
  { license: 'MIT', isAllowed: true },
  { license: 'GPL-3.0-only', isAllowed: false },
  { license: '(GPL-3.0-only OR MIT)', isAllowed: true },
  { license: 'Apache-2.0 AND GPL-3.0-only', isAllowed: false },
  { license: 'MPL-2.0', isAllowed: false },
  { license: 'OFL-1.1', isAllowed: false },
  { license: undefined, isAllowed: false },
])('the product may hold a package under $license: $isAllowed', ({ license, isAllowed }) => {
  const entry = { version: '1.0.0', ...(license !== undefined && { license }) };

  const { shipped, tools } = listLicenses({ packages: { '': {}, 'node_modules/a/node_modules/b': entry } });

  expect(shipped).toEqual([{ license: license ?? 'none', isAllowed, packages: ['b@1.0.0'] }]);
  expect(tools).toEqual([]);
});

test('a tool may be under more licenses, and fonts and libvips under theirs', () => {
  const { shipped, tools } = listLicenses({
    packages: {
      'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
      'node_modules/other': { version: '1.0.0', license: 'AGPL-3.0-only', dev: true },
      'node_modules/@fontsource/literata': { version: '1.0.0', license: 'OFL-1.1' },
      'node_modules/@img/sharp-win32-x64': { version: '1.0.0', license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    },
  });

  expect(tools.map(({ isAllowed }) => isAllowed)).toEqual([false, true]);
  expect(shipped.every(({ isAllowed }) => isAllowed)).toBe(true);
});

test('every package of this repository has a license that we can keep', () => {
  const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));

  const { shipped, tools } = listLicenses(lockfile);

  expect([...shipped, ...tools].filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  expect(shipped.flatMap(({ packages }) => packages).length).toBeGreaterThan(100);
});

test('no package that is installed for production asks to run a script', () => {
  const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
  /** @type {[string, { dev?: boolean, hasInstallScript?: boolean }][]} */
  const packages = Object.entries(lockfile.packages);

  expect(packages.filter(([path, entry]) => path !== '' && entry.hasInstallScript && !entry.dev)).toEqual([]);
});
