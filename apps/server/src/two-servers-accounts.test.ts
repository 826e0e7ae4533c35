import { expect, test, vi } from 'vitest';
import { accountApp, clientOf, confirmedClient, PASSWORD, PUBLISHABLE_KEY, tokenOf } from './testing/account-app.ts';
import { startProcess } from './testing/start-process.ts';
import { writeTestSite } from './testing/write-test-site.ts';

const ANN = 'ann@example.org';
/** Two processes start in each test, which takes long on a busy machine; what is waited for are conditions. */
const LIMIT = { timeout: 120_000 };
const CONNECTIONS = 8;
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');

/** Two processes on one PostgreSQL, with their accounts in it. */
async function twoServers() {
  const app = await accountApp('PostgreSQL');
  const site = writeTestSite();
  const env = {
    DATABASE_URL: app.databaseUrl,
    SECRET_KEY,
    DATA_DIR: app.dataDir,
    PUBLIC_URL: 'https://wordlamp.test',
    HOST: '127.0.0.1',
  };
  const [first, second] = await Promise.all([startProcess(site, env), startProcess(site, env)]);
  const urls = [first.url, second.url] as const;
  await vi.waitFor(() => expectConnections([app.url, ...urls]), LIMIT.timeout);
  return { app, urls };
}

/** A busy machine's PostgreSQL may take longer for new connections than a request waits, so they are made beforehand. */
async function expectConnections(urls: readonly string[]): Promise<void> {
  const asked = urls.flatMap((url) => Array.from({ length: CONNECTIONS }, () => fetch(`${url}/health/ready`)));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}

test('two servers on one PostgreSQL know each other’s sessions, keys and refresh tokens', LIMIT, async () => {
  const { app, urls } = await twoServers();
  await confirmedClient(app, ANN);
  const [one, two] = [clientOf(urls[0]), clientOf(urls[1])];
  const { data } = await one.auth.signInWithPassword({ email: ANN, password: PASSWORD });
  const token = data.session?.refresh_token ?? '';

  const user = await fetch(`${urls[1]}/auth/v1/user`, { headers: { authorization: `Bearer ${await tokenOf(one)}` } });
  expect(user.status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fetch(`${urls[index % 2]}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: PUBLISHABLE_KEY },
        body: JSON.stringify({ refresh_token: token }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const successors = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { refresh_token: string }).refresh_token),
  );
  expect(new Set(successors).size).toBe(1);

  await two.auth.signInWithPassword({ email: ANN, password: PASSWORD });
  await two.auth.signOut({ scope: 'global' });
  const gone = await fetch(`${urls[0]}/auth/v1/user`, { headers: { authorization: `Bearer ${await tokenOf(one)}` } });
  expect(gone.status).toBe(403);
  const keys = await Promise.all(urls.map(async (url) => (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).text()));
  expect(keys[0]).toBe(keys[1]);
});

test('wrong passwords on two servers count together', LIMIT, async () => {
  const { app, urls } = await twoServers();
  await confirmedClient(app, ANN);

  const attempt = async (url: string) => {
    const body = JSON.stringify({ email: ANN, password: 'wrong one' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body })).status;
  };
  const statuses: number[] = [];
  // Two at once on each server: more would wait for a slow machine's hashing until their own time limit.
  for (let round = 0; round < 4; round++) statuses.push(...(await Promise.all([...urls, ...urls].map(attempt))));

  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});
