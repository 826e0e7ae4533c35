import { expect, test } from 'vitest';
import { accountApp, confirmedClient, PASSWORD } from '../../testing/account-app.ts';
import { createTestDatabase, ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { answersIn, rawRequest, talk } from '../../testing/talk.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const TOKEN = 'a-token-of-an-operator';
const IDEA = { text: 'a poem about rain', type: 'ai-prompt' };

/** All series with their values. */
async function readSeries(app: Pick<TestApp, 'get'>): Promise<Map<string, number>> {
  const lines = (await (await app.get('/metrics')).text()).split('\n').filter((line) => /^\w/.test(line));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

test('a program on this machine reads the metrics in the text format of Prometheus', async () => {
  const app = await testApp();

  const response = await app.get('/metrics');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(text).toMatch(/^wordlamp_build_info\{version="\d+\.\d+\.\d+",node="v24[^"]*",database="sqlite"\} 1$/m);
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
  expect(text.match(/^# TYPE .*$/gm)).toEqual([...new Set(text.match(/^# TYPE .*$/gm))]); // a name is declared once
});

const BEHIND_PROXY = { env: { METRICS_TOKEN: TOKEN, TRUSTED_PROXIES: '127.0.0.1' } };

test.each([
  { name: 'a visitor behind a proxy', headers: { 'x-forwarded-for': '198.51.100.7' } },
  { name: 'a visitor claiming to be on this machine', headers: { 'x-forwarded-for': '127.0.0.1' } },
  { name: 'a proxy that forwards only the host', headers: { 'x-forwarded-host': 'wordlamp.test' } },
  { name: 'a proxy of RFC 7239', headers: { forwarded: 'for=127.0.0.1' } },
  { name: 'a wrong token', headers: { 'x-forwarded-for': '198.51.100.7', authorization: 'Bearer wrong' } },
  {
    name: 'half a token',
    headers: { 'x-forwarded-for': '198.51.100.7', authorization: `Bearer ${TOKEN.slice(0, 9)}` },
  },
  {
    name: 'the token in another scheme',
    headers: { 'x-forwarded-for': '198.51.100.7', authorization: `Basic ${TOKEN}` },
  },
])('$name finds nothing', async ({ headers }) => {
  const app = await testApp(BEHIND_PROXY);

  const response = await app.get('/metrics', headers as Record<string, string>);

  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('wordlamp_');
});

test.each([
  { name: 'a name that leads to this machine (DNS rebinding)', host: 'evil.example' },
  { name: 'such a name with the port', host: 'evil.example:3000' },
  { name: 'a name that begins like this machine', host: 'localhost.evil.example' },
  { name: 'an address that ends like this machine', host: '127.0.0.1.evil.example' },
  { name: 'this machine in front of another', host: 'localhost@evil.example' },
  { name: 'the public name', host: 'wordlamp.test' },
  { name: 'no host', host: undefined },
])('K8 under $name a program on this machine finds nothing, and with the token all', async ({ host }) => {
  const app = await testApp({ env: { METRICS_TOKEN: TOKEN } });
  const ask = async (headers: Record<string, string>) => {
    const lines = Object.entries({ ...(host !== undefined && { host }), ...headers, connection: 'close' });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const [answer] = answersIn(await talk(app.url, `GET /metrics HTTP/1.${host === undefined ? 0 : 1}\r\n${head}\r\n`));
    return answer;
  };

  const refused = await ask({});
  expect(refused?.status).not.toBe(200);
  expect(refused?.body).not.toContain('wordlamp_');
  if (host?.includes('@')) return; // an invalid host, under which no token grants access
  expect((await ask({ authorization: `Bearer ${TOKEN}` }))?.status).toBe(200);
});

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])(
  'K8 under %s, which names this machine alone, the metrics are read',
  async (host) => {
    const app = await testApp();

    const [answer] = answersIn(await talk(app.url, rawRequest('GET', '/metrics', { host, connection: 'close' })));

    expect(answer?.body).toContain('wordlamp_build_info');
  },
);

test('other methods get 405 with access, and 404 without', async () => {
  const app = await testApp(BEHIND_PROXY);
  const post = (headers: Record<string, string>) => app.post('/metrics', '', headers);

  const answer = await post({});
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
  expect(await (await post(elsewhere)).json()).toEqual(await (await app.post('/nowhere', '', elsewhere)).json());
});

test('with the token the metrics are read from elsewhere; without one in the settings no token opens them', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7', authorization: `Bearer ${TOKEN}` };
  const set = await testApp(BEHIND_PROXY);
  const unset = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });

  expect((await set.get('/metrics', headers)).status).toBe(200);
  expect((await unset.get('/metrics', headers)).status).toBe(404);
});

test('requests are counted by the pattern of their route, however many paths and methods are made up', async () => {
  const app = await testApp();
  const ask = async (round: number) => {
    for (let index = 0; index < 40; index++) {
      const made = `${round}-${index}`;
      await app.get(`/${made}/x?y=${made}`);
      await app.get(`/auth/v1/${made}`);
      await app.get(`/functions/v1/template-uses/${made}`);
      await app.get(`/auth/v1/factors/${made}`);
      await app.get(`/en/${made}`, { 'user-agent': made });
      await app.post('/functions/v1/generate-prompt', { ...IDEA, type: made });
    }
    for (const method of ['PROPFIND', 'PURGE', 'REPORT']) await fetch(`${app.url}/en`, { method });
  };
  await ask(1);
  const before = await readSeries(app);

  await ask(2);

  const after = await readSeries(app);
  const own = (series: Map<string, number>) => [...series.keys()].filter((name) => name.startsWith('wordlamp_'));
  // The first reading of the metrics has been counted since.
  expect(own(after).filter((name) => !before.has(name) && !name.includes('route="/metrics"'))).toEqual([]);
  expect(own(after).some((name) => name.includes('method="other"'))).toBe(true);
  expect(own(after).length).toBeLessThan(250);
});

test('requests, generations and spent quotas are counted', async () => {
  const app = await testApp({ env: { DAILY_LIMIT: '2' } });
  for (let use = 0; use < 3; use++) await app.post('/functions/v1/generate-prompt', IDEA);
  await app.post('/functions/v1/generate-prompt', { ...IDEA, text: '' });
  await app.get('/en');
  await app.get('/assets/app-1a2b3c.js');

  const series = await readSeries(app);

  const route = 'route="/functions/v1/generate-prompt"';
  expect(Object.fromEntries(series)).toMatchObject({
    [`wordlamp_http_requests_total{${route},method="POST",status="2xx"}`]: 3,
    [`wordlamp_http_requests_total{${route},method="POST",status="4xx"}`]: 1,
    [`wordlamp_http_request_duration_seconds_count{${route}}`]: 4,
    'wordlamp_http_requests_total{route="page",method="GET",status="2xx"}': 1,
    'wordlamp_http_requests_total{route="asset",method="GET",status="2xx"}': 1,
    'wordlamp_generations_total{type="ai-prompt",outcome="written"}': 2,
    'wordlamp_generations_total{type="ai-prompt",outcome="quota"}': 1,
    'wordlamp_generations_total{type="ai-prompt",outcome="refused"}': 1,
    'wordlamp_security_events_total{event="quota_denied"}': 1,
    'wordlamp_security_events_total{event="refresh_token_reused"}': 0,
  });
});

test('a prompt that could not be written is a failed one', async () => {
  const writePrompt = () => Promise.reject(new Error('broken'));
  const app = await testApp({ writePrompt });
  await app.post('/functions/v1/generate-prompt', IDEA);

  expect((await readSeries(app)).get('wordlamp_generations_total{type="ai-prompt",outcome="failed"}')).toBe(1);
});

test.each(ROUTE_DATABASE_KINDS)(
  'sign-ins, replays, mails and what the database does are counted, on %s',
  async (kind) => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, 'ann@example.org');
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    await client.auth.signInWithPassword({ email: 'ann@example.org', password: 'wrong and long' });
    await client.auth.signInWithPassword({ email: 'ann@example.org', password: PASSWORD });
    const refresh = () => app.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: first });
    await refresh();
    app.wait(60_000);
    await refresh();

    const series = await readSeries(app);

    expect(Object.fromEntries(series)).toMatchObject({
      'wordlamp_security_events_total{event="signed_in"}': 2,
      'wordlamp_security_events_total{event="sign_in_failed"}': 1,
      'wordlamp_security_events_total{event="refresh_token_reused"}': 1,
      'wordlamp_mails_total{outcome="queued"}': 1,
      'wordlamp_mails_total{outcome="sent"}': 1,
      wordlamp_mails_waiting: 0,
      wordlamp_requests_running: 0,
      wordlamp_password_hashing_running: 0,
      wordlamp_password_hashing_waiting: 0,
    });
    expect(series.get('wordlamp_database_query_duration_seconds_count{outcome="ok"}')).toBeGreaterThan(10);
    const commits = series.get('wordlamp_database_commit_duration_seconds_count');
    if (kind === 'SQLite') {
      expect(commits).toBeGreaterThan(5);
      expect(series.get('wordlamp_database_commit_statements_sum')).toBeGreaterThanOrEqual(commits ?? 0);
      expect(series.get('wordlamp_database_log_bytes')).toBeGreaterThan(4096);
    } else {
      expect(commits).toBe(0);
      expect(series.get('wordlamp_database_pool_open')).toBeGreaterThan(0);
      expect(series.get('wordlamp_database_pool_in_use')).toBeLessThanOrEqual(10);
    }
  },
);

test('a server without its database still serves the other metrics', async () => {
  const database = await createTestDatabase('PostgreSQL');
  const url = 'postgresUrl' in database.place ? database.place.postgresUrl : '';
  const app = await testApp({ env: { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32).toString('base64') } });
  await database.remove();

  const series = await readSeries(app);

  expect(series.get('wordlamp_mails_waiting')).toBeNaN();
  expect(series.get('process_start_time_seconds')).toBeGreaterThan(0);
});
