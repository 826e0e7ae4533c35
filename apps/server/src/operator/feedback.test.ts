import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type DatabaseKind, ROUTE_DATABASE_KINDS } from '../testing/create-test-database.ts';
import { testApp } from '../testing/test-app.ts';
import { operate } from './operate.ts';

const SECRET_KEY = Buffer.alloc(32, 3).toString('base64');
const REPORT = {
  type: 'ai-prompt',
  idea: 'a poem \u001b[31mabout\u0007 rain\n1111-2222-3333  2026-11-20T12:00:00.000Z  ai-prompt, page in en',
  result: 'Write \u202Efdp\u202C.\n\nNow.',
  pageLanguage: 'tr',
  comment: 'A song.',
};

async function settingsOf(kind: DatabaseKind): Promise<Record<string, string>> {
  const { place, remove } = await createTestDatabase(kind);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'wordlamp-operator-'));
  onTestFinished(async () => {
    rmSync(DATA_DIR, { recursive: true });
    await remove();
  });
  return { SECRET_KEY, ...('postgresUrl' in place ? { DATABASE_URL: place.postgresUrl } : { DATA_DIR }) };
}

/** Sends reports to a server, then stops it. @returns their references */
async function send(env: Record<string, string>, ...reports: object[]): Promise<string[]> {
  const app = await testApp({ env });
  const references = [];
  for (const report of reports)
    references.push(Object(await (await app.post('/functions/v1/report-result', report)).json()).reference);
  await app.stop();
  return references;
}

test.each(ROUTE_DATABASE_KINDS)(
  'reports are listed to the operator without what moves a cursor, on %s',
  async (kind) => {
    const env = await settingsOf(kind);
    expect(await operate(['feedback', 'list'], env)).toBe('No reports.\n');
    const [reference] = await send(env, REPORT);

    const list = await operate(['feedback', 'list'], env);

    expect(list).toBe(`${reference}  2026-11-20T12:00:00.000Z  ai-prompt, page in tr
  idea:
    a poem �[31mabout� rain
    1111-2222-3333  2026-11-20T12:00:00.000Z  ai-prompt, page in en
  meant:
    A song.
  result:
    Write �fdp�.
    
    Now.
`);
    const other = { ...env, SECRET_KEY: Buffer.alloc(32, 4).toString('base64') };
    expect(await operate(['feedback', 'list'], other)).toContain('sealed with another SECRET_KEY');
  },
);

test.each(ROUTE_DATABASE_KINDS)('one report is deleted by its reference, or all are, on %s', async (kind) => {
  const env = await settingsOf(kind);
  const [first = '', second = ''] = await send(env, REPORT, { ...REPORT, idea: 'a fox' }, REPORT);

  expect(await operate(['feedback', 'delete', first.replaceAll('-', ' ')], env)).toBe(`Deleted: ${first}\n`);

  await expect(operate(['feedback', 'delete', first], env)).rejects.toThrow(`There is no report ${first}.`);
  const list = await operate(['feedback', 'list'], env);
  expect(list).not.toContain(first);
  expect(list).toContain(second);
  expect(await operate(['feedback', 'delete-all'], env)).toBe('Deleted 2 reports.\n');
  expect(await operate(['feedback', 'list'], env)).toBe('No reports.\n');
});

test.each(ROUTE_DATABASE_KINDS)('a server deletes what is older than 90 days by itself, on %s', async (kind) => {
  const env = await settingsOf(kind);
  await send(env, REPORT);
  const [kept = ''] = await send({ ...env, NOW: '2026-11-21T12:00:00.000Z' }, REPORT);

  const app = await testApp({ env: { ...env, NOW: '2027-02-18T12:00:00.001Z' } }); // 90 days after the first, 89 after the second
  await app.stop(); // it ends its sweeps first

  const list = await operate(['feedback', 'list'], env);
  expect(list.match(/^\d{4}-.*Z/gm)).toEqual([expect.stringContaining(kept)]);
});

test.each([
  [[]],
  [['remove']],
  [['delete']],
  [['delete', 'all']],
  [['delete', '1111-2222-3333', '1111-2222-3334']],
  [['delete-all', '1111-2222-3333']],
  [['list', 'new']],
])('%j deletes nothing and says how it is used', async (words) => {
  const env = await settingsOf('SQLite');
  await send(env, REPORT);

  await expect(operate(['feedback', ...words], env)).rejects.toThrow('Usage: npm run feedback -- list | delete');
  expect(await operate(['feedback', 'list'], env)).toContain('A song.');
});
