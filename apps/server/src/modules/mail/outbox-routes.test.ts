import { expect, test, vi } from 'vitest';
import { answersIn, rawRequest, talk } from '../../testing/talk.ts';
import { testApp } from '../../testing/test-app.ts';

const PATH = '/api/v1/outbox';
const LOCAL = { PUBLIC_URL: 'http://localhost:3000' };
const MESSAGE = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'Hello', category: 'general' };
const NOTHING_HERE = { error: { code: 'not_found', message: 'There is nothing at this address.' } };

test('on this machine it names the mail that was written last', async () => {
  const files: string[] = [];
  const app = await testApp({
    env: { ...LOCAL, CONTACT_TO: 'team@wordlamp.test' },
    onLogLine: (line) => {
      const { file } = JSON.parse(line) as { file?: string };
      if (file !== undefined) files.push(file);
    },
  });
  expect(await (await app.get(PATH)).json()).toEqual({});

  for (const written of [1, 2]) {
    await app.post('/functions/v1/contact', MESSAGE);
    await vi.waitFor(() => expect(files).toHaveLength(written), { timeout: 20_000 });
  }

  const response = await app.get(PATH);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ file: files[1] });
});

test.each([
  { name: 'X-Forwarded-For', headers: { 'x-forwarded-for': '127.0.0.1' } },
  { name: 'Forwarded', headers: { forwarded: 'for=127.0.0.1' } },
  { name: 'Via', headers: { via: '1.1 proxy' } },
])('a request with $name came through a proxy and finds nothing', async ({ headers }) => {
  const app = await testApp({ env: LOCAL });

  const response = await app.get(PATH, headers);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual(NOTHING_HERE);
});

test.each([
  { name: 'a mail server is set up', env: { ...LOCAL, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@wordlamp.test' } },
  { name: 'the site is a public one', env: { PUBLIC_URL: 'https://wordlamp.test' } },
])('where $name there is nothing', async ({ env }) => {
  const app = await testApp({ env });

  const response = await app.get(PATH);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual(NOTHING_HERE);
});

test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example'])(
  'K8 a page of %s, whose name was made to lead to this machine, finds nothing',
  async (host) => {
    const app = await testApp({ env: LOCAL });

    const [answer] = answersIn(await talk(app.url, rawRequest('GET', PATH, { host, connection: 'close' })));

    expect([answer?.status, JSON.parse(answer?.body ?? '')]).toEqual([404, NOTHING_HERE]);
  },
);

test('other methods get 405 with access, and 404 without', async () => {
  const app = await testApp({ env: LOCAL });

  const answer = await app.post(PATH, {});
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  const elsewhere = await app.post(PATH, {}, { 'x-forwarded-for': '127.0.0.1' });
  expect([elsewhere.status, await elsewhere.json()]).toEqual([404, NOTHING_HERE]);
});
