// @vitest-environment node
import { expect, test } from 'vitest';
import { readReleases, releasesIn } from './read-releases.server.ts';

const CHANGELOG = `# Changelog

Text with a - hyphen.

## Unreleased

### Added
- Not out yet.

## [0.2.0] - 2026-12-01

### Fixed
- One, with a second line
  that belongs to it.
- Two.

### Added
- Three.

### Added
- Four.

## 0.1.0 – 2026-10-05
`;

test('a release has a version, a day, and counts of what is in it', () => {
  expect(releasesIn(CHANGELOG)).toEqual([
    {
      version: '0.2.0',
      date: '2026-12-01',
      changes: [
        { kind: 'added', count: 2 },
        { kind: 'fixed', count: 2 },
      ],
    },
    { version: '0.1.0', date: '2026-10-05', changes: [] },
  ]);
});

test('of many the newest four are shown', () => {
  const many = Array.from({ length: 6 }, (_, index) => `## 0.${index}.0 - 2026-0${index + 1}-01\n`).join('\n');

  expect(releasesIn(many).map(({ version }) => version)).toEqual(['0.5.0', '0.4.0', '0.3.0', '0.2.0']);
});

test('the changelog that lies here can be read, and names nothing that is not released', () => {
  for (const { date } of readReleases()) expect(Date.parse(date)).not.toBeNaN();
});
