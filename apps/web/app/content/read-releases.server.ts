import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANGE_KINDS, type Release } from '../features/community/release.ts';

const CHANGELOG = join(
  dirname(fileURLToPath(import.meta.resolve('@wordlamp/content/package.json'))),
  '../CHANGELOG.md',
);
/** "## [1.2.0] - 2026-12-01"; what is not released yet has no date. */
const RELEASE = /^## \[?(\d+\.\d+\.\d+[^\s\]]*)\]?\s+[-–]\s+(\d{4}-\d{2}-\d{2})\s*$/;
const MAX_RELEASES = 4;

/** The latest releases, the newest first, as CHANGELOG.md has them. */
export function readReleases(): Release[] {
  return releasesIn(readFileSync(CHANGELOG, 'utf8'));
}

/** @param changelog in the format of Keep a Changelog */
export function releasesIn(changelog: string): Release[] {
  const parts = changelog.split(/^(?=## )/m);
  const releases = parts.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [, version, date] = RELEASE.exec(heading) ?? [];
    return version === undefined || date === undefined ? [] : [{ version, date, changes: changesIn(lines) }];
  });
  return releases.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MAX_RELEASES);
}

function changesIn(lines: readonly string[]): Release['changes'] {
  const counts = new Map<string, number>();
  let heading = '';
  for (const line of lines) {
    if (line.startsWith('### ')) heading = line.slice(4).trim().toLowerCase();
    else if (line.startsWith('- ')) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return CHANGE_KINDS.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });
}
