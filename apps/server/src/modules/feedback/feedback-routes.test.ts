import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../storage/open-database.ts';
import { createTestDatabase, ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const PATH = '/functions/v1/report-result';
const SECRET_KEY = Buffer.alloc(32, 3).toString('base64');
const REPORT = {
  type: 'ai-prompt',
  idea: 'a speech for my sister’s wedding in Lisbon',
  result: 'Write a speech about a product launch.',
  pageLanguage: 'pt',
  comment: 'A wedding, no launch.',
};
const REFERENCE = /^\d{4}-\d{4}-\d{4}$/;

const TRUSTING = { env: { TRUSTED_PROXIES: '127.0.0.1' } };
const sendFrom =
  (app: TestApp) =>
  async (address: string, body: unknown = REPORT) =>
    (await app.post(PATH, body, { 'x-forwarded-for': address })).status;

test.each(ROUTE_DATABASE_KINDS)(
  'a report is stored sealed on %s, with a time and nothing else in clear',
  async (kind) => {
    const database = await createTestDatabase(kind);
    onTestFinished(database.remove);
    const { place } = database;
    const lines: string[] = [];
    const app = await testApp({
      env: { SECRET_KEY, ...('postgresUrl' in place ? { DATABASE_URL: place.postgresUrl } : {}) },
      onLogLine: (line) => lines.push(line),
    });

    const response = await app.post(PATH, REPORT, { 'user-agent': 'A browser of hers' });

    expect(response.status).toBe(200);
    const reply = await readAnswer(response);
    expect(reply).toEqual({ received: true, reference: expect.stringMatching(REFERENCE) });
    const rows = 'postgresUrl' in place ? await rowsIn(place.postgresUrl) : rowsOf(app);
    expect(rows).toEqual([
      { id: Object(reply).reference, received_at: '2026-11-20T12:00:00.000Z', sealed: expect.any(String) },
    ]);
    const copy = 'postgresUrl' in place ? JSON.stringify(rows) : filesOf(app.dataDir);
    for (const word of ['Lisbon', 'launch', 'of hers', '127.0.0.1']) expect(copy).not.toContain(word);
    for (const word of ['Lisbon', 'launch']) expect(lines.join('')).not.toContain(word);
  },
);

/** Read over a separate connection: a second writer would block the server's thread. */
function rowsOf({ dataDir }: TestApp): object[] {
  const file = new DatabaseSync(join(dataDir, 'wordlamp.sqlite'), { readOnly: true });
  const rows = file.prepare('select * from feedback_report').all();
  file.close();
  return rows.map((row) => ({ ...row }));
}

async function rowsIn(postgresUrl: string): Promise<object[]> {
  const db = await openDatabase({ postgresUrl }, pino({ level: 'silent' }));
  const rows = await db.selectFrom('feedback_report').selectAll().execute();
  await db.destroy();
  return rows;
}

/** All bytes that a thief of the folder would have. */
function filesOf(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.startsWith('wordlamp.sqlite'));
  return files.map((name) => readFileSync(join(folder, name), 'latin1')).join('');
}

test.each([
  { name: 'no idea', fields: { idea: undefined }, field: 'idea' },
  { name: 'an invisible idea', fields: { idea: '\u200B \u3164' }, field: 'idea' },
  { name: 'an idea of 8,001 characters', fields: { idea: 'x'.repeat(8001) }, field: 'idea' },
  { name: 'an idea that is an object', fields: { idea: { text: 'a fox' } }, field: 'idea' },
  { name: 'no result', fields: { result: ' ' }, field: 'result' },
  { name: 'a result of 16,001 characters', fields: { result: 'x'.repeat(16_001) }, field: 'result' },
  { name: 'a generator that there is not', fields: { type: 'music-prompt' }, field: 'type' },
  { name: 'a language that there is not', fields: { pageLanguage: 'xx' }, field: 'pageLanguage' },
  { name: 'a comment of 501 characters', fields: { comment: 'x'.repeat(501) }, field: 'comment' },
])('$name is refused, naming "$field", and nothing is stored', async ({ fields, field }) => {
  const app = await testApp();

  const response = await app.post(PATH, { ...REPORT, ...fields });

  expect(response.status).toBe(400);
  expect(await readAnswer(response)).toMatchObject({ code: 'validation_failed', field });
  expect(rowsOf(app)).toHaveLength(0);
});

test.each([
  { type: 'ai-prompt', idea: '語'.repeat(8000), result: '語'.repeat(16_000), comment: '語'.repeat(500) },
  { type: 'art-prompt', idea: '{"style":"noir"}', result: 'x', comment: undefined },
  { type: 'json-prompt', idea: 'a\n"b"', result: '{', comment: '' },
  { type: 'video-prompt', idea: '{"subject":"a fox"}', result: '{}', comment: 'A red one.' },
])('a report of $type is taken, up to the longest', async (fields) => {
  const app = await testApp();

  expect((await app.post(PATH, { ...REPORT, ...fields })).status).toBe(200);
  expect(rowsOf(app)).toHaveLength(1);
});

test('a body that is longer than the longest report is refused before it is read', async () => {
  const app = await testApp();

  const response = await app.post(PATH, { ...REPORT, other: 'x'.repeat(80 * 1024) });

  expect(response.status).toBe(413);
  expect(await readAnswer(response)).toMatchObject({ code: 'body_too_large' });
});

test('the eleventh report of a sender within an hour is refused, another sender’s is not', async () => {
  const from = sendFrom(await testApp(TRUSTING));

  const statuses = [];
  for (let sent = 0; sent < 11; sent += 1) statuses.push(await from('198.51.100.1'));

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await from('198.51.100.2')).toBe(200);
});

test('a thousand addresses store sixty reports an hour, twenty of one network', async () => {
  const app = await testApp(TRUSTING);
  const from = sendFrom(app);

  for (let sent = 0; sent < 25; sent += 1) await from(`192.0.2.${sent}`);
  expect(rowsOf(app)).toHaveLength(20);
  for (let sent = 0; sent < 60; sent += 1) await from(`${20 + sent}.0.2.7`);
  expect(rowsOf(app)).toHaveLength(60);
});

test('what is refused does not count: the sender can still send ten', async () => {
  const from = sendFrom(await testApp(TRUSTING));
  for (let sent = 0; sent < 12; sent += 1) expect(await from('198.51.100.1', { ...REPORT, idea: ' ' })).toBe(400);

  const statuses = [];
  for (let sent = 0; sent < 10; sent += 1) statuses.push(await from('198.51.100.1'));

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('takes POST only, and nothing that a form of another site can send', async () => {
  const app = await testApp();

  const read = await app.get(PATH);
  const form = await app.post(PATH, JSON.stringify(REPORT), { 'content-type': 'text/plain' });

  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  expect(form.status).toBe(415);
  expect(rowsOf(app)).toHaveLength(0);
});
