import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sweepOutbox } from './sweep-outbox.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

test('L9 mails in the outbox go after 30 days, and nothing else does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const days = { 'a.eml': 29, 'b.eml': 31, 'c.eml.part': 31, 'notes.txt': 31 };
  for (const [name, age] of Object.entries(days)) {
    writeFileSync(join(folder, name), '');
    const time = new Date(NOW.getTime() - age * DAY_MS);
    utimesSync(join(folder, name), time, time);
  }

  await sweepOutbox(folder, NOW);

  expect(readdirSync(folder).sort()).toEqual(['a.eml', 'notes.txt']);
  await expect(sweepOutbox(join(folder, 'none'), NOW)).resolves.toBeUndefined();
});
