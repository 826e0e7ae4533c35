import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { TEST_NOW, testApp } from '../../testing/test-app.ts';

const PATH = '/functions/v1/generate-prompt';
const idea = { text: 'email to my landlord about a broken heater, polite but firm', type: 'ai-prompt' };

test('an idea becomes a prompt, and counts one', async () => {
  const app = await testApp();

  const response = await app.post(PATH, idea);

  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { generatedPrompt, usage } = await readAnswer(response);
  expect(generatedPrompt).toContain('heater');
  expect(usage).toEqual({ requests: 1 });
  expect(await readAnswer(await app.get('/functions/v1/daily-usage'))).toEqual({
    requests: 1,
    limit: 10,
    resetsAt: '2026-11-21T00:00:00.000Z',
  });
});

test('I5 fifty requests at once get exactly ten prompts and forty refusals', async () => {
  const app = await testApp();

  const responses = await Promise.all(Array.from({ length: 50 }, () => app.post(PATH, idea)));

  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const bodies = await Promise.all(responses.map(readAnswer));
  expect(bodies.filter((body) => 'generatedPrompt' in body)).toHaveLength(10);
  expect(bodies.filter((body) => body.code === 'daily_limit_reached')).toHaveLength(40);
  expect(await readAnswer(await app.get('/functions/v1/daily-usage'))).toMatchObject({ requests: 10 });
});

test('I9 the request after the last one answers 200 with the limit, as its client reads it', async () => {
  const app = await testApp({ env: { DAILY_LIMIT: '2' } });
  await app.post(PATH, idea);
  await app.post(PATH, idea);

  const response = await app.post(PATH, idea);

  expect(response.status).toBe(200);
  expect(await readAnswer(response)).toEqual({
    error: 'Daily limit reached. You have used all 2 prompts for today. Your limit resets at 00:00 UTC.',
    code: 'daily_limit_reached',
    usage: { requests: 2 },
  });
});

test('a limit of zero refuses the first request', async () => {
  const app = await testApp({ env: { DAILY_LIMIT: '0' } });

  expect(await readAnswer(await app.post(PATH, idea))).toMatchObject({
    code: 'daily_limit_reached',
    usage: { requests: 0 },
  });
});

test('I7 M4 a failure of the writer is reported as such, costs nothing, and is logged without the text', async () => {
  const lines: string[] = [];
  const app = await testApp({
    writePrompt: () => {
      throw new Error('the writer broke');
    },
    onLogLine: (line) => lines.push(line),
  });

  const response = await app.post(PATH, { ...idea, text: 'my secret idea' });

  expect(response.status).toBe(500);
  expect(await readAnswer(response)).toEqual({
    error: 'Something went wrong on our end. Try again.',
    code: 'unexpected_failure',
  });
  expect(await readAnswer(await app.get('/functions/v1/daily-usage'))).toMatchObject({ requests: 0 });
  expect(lines.join('')).toContain('the writer broke');
  expect(lines.join('')).not.toContain('my secret idea');
});

test('I7 a timeout is reported as such and refunded, though the database finishes later', async () => {
  const database = await createTestDatabase('PostgreSQL');
  const url = 'postgresUrl' in database.place ? database.place.postgresUrl : '';
  const secret = Buffer.alloc(32).toString('base64');
  const app = await testApp({ env: { DATABASE_URL: url, SECRET_KEY: secret }, requestTimeLimitMs: 300 });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin; lock table usage in exclusive mode');

  const response = await app.post(PATH, idea);
  expect(response.status).toBe(408);
  expect(await readAnswer(response)).toMatchObject({ code: 'request_timeout' });
  await other.query('commit');
  await app.stop(); // waits for the late queries

  const { rows } = await other.query('select count from usage');
  expect(rows).toEqual([{ count: 0 }, { count: 0 }]); // the visitor's and the network's
  await other.end();
  await database.remove();
});

test('I1 I3 visitors behind a trusted proxy have a count each, the hosts of one /64 have one together', async () => {
  const app = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1', DAILY_LIMIT: '1' } });
  const from = async (address: string) => {
    const response = await app.post(PATH, idea, { 'x-forwarded-for': address });
    return (await readAnswer(response)).code ?? 'prompt';
  };

  expect(await from('198.51.100.1')).toBe('prompt');
  expect(await from('198.51.100.2')).toBe('prompt');
  expect(await from('198.51.100.1')).toBe('daily_limit_reached');
  expect(await from('2001:db8:1:2::1')).toBe('prompt');
  expect(await from('2001:db8:1:2::beef')).toBe('daily_limit_reached');
  expect(await from('::ffff:198.51.100.2')).toBe('daily_limit_reached');
});

test.each([
  { name: 'no key', headers: {}, status: 200 },
  { name: 'the publishable key', headers: { apikey: 'sb_publishable_wordlamp' }, status: 200 },
  { name: 'the publishable key as a token', headers: { authorization: 'Bearer sb_publishable_wordlamp' }, status: 200 },
  { name: 'the scheme in lower case', headers: { authorization: 'bearer sb_publishable_wordlamp' }, status: 200 },
  { name: 'an unknown token', headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }, status: 401 },
])('a caller with $name gets $status', async ({ headers, status }) => {
  const app = await testApp();

  expect((await app.post(PATH, idea, headers)).status).toBe(status);
});

test('optional fields reach the writer', async () => {
  const app = await testApp({
    writePrompt: async ({ variant, language, pageLanguage, ...input }) =>
      JSON.stringify([input.type === 'ai-prompt' && input.target, variant, language, pageLanguage]),
  });

  const response = await app.post(PATH, {
    ...idea,
    target: 'claude',
    variant: 2,
    language: 'fr',
    pageLanguage: 'de',
    unknown: 1,
  });

  expect((await readAnswer(response)).generatedPrompt).toBe('["claude",2,"fr","de"]');
});

test('I8 a day ends at midnight UTC, and the count with it', async () => {
  expect(TEST_NOW).toContain('2026-11-20');
  const app = await testApp({ env: { NOW: '2026-11-20T23:59:59.999Z' } });

  expect(await readAnswer(await app.get('/functions/v1/daily-usage'))).toMatchObject({
    resetsAt: '2026-11-21T00:00:00.000Z',
  });
});
