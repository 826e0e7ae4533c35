import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, linkIn, PASSWORD, tokenOf } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';

const ANN = 'ann@example.org';
const IDEA = { text: 'a poem on the sea', type: 'ai-prompt' };

describe.each(ROUTE_DATABASE_KINDS)('an access token whose session has ended, on %s', (kind) => {
  test('A12 opens nothing any more, on no path, although it has not run out', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, ANN);
    const id = (await client.auth.getUser()).data.user?.id;
    const headers = { authorization: `Bearer ${await tokenOf(client)}`, 'content-type': 'application/json' };
    const statuses = async () => {
      const json = JSON.stringify({});
      const answers = await Promise.all([
        app.get('/auth/v1/user', headers),
        fetch(`${app.url}/auth/v1/user`, { method: 'PUT', headers, body: json }),
        app.post('/auth/v1/factors', { factor_type: 'totp' }, headers),
        app.get('/api/v1/account/usage', headers),
        app.get('/functions/v1/daily-usage', headers),
        app.post('/functions/v1/generate-prompt', IDEA, headers),
        app.post('/rest/v1/rpc/get_daily_usage', { user_id_param: id }, headers),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 200]);

    await client.auth.signOut();

    expect(await statuses()).toEqual([403, 403, 403, 403, 401, 401, 401]);
  });
});

test('B8 the files of the database hold no refresh token, password, link or code', async () => {
  const app = await accountApp('SQLite');
  const client = app.client();
  await client.auth.signUp({ email: ANN, password: PASSWORD });
  const link = linkIn(await app.mailTo(ANN));
  const code = (await app.press(link)).searchParams.get('code') ?? '';
  const { data } = await client.auth.exchangeCodeForSession(code);
  const refreshed = await client.auth.refreshSession();
  const tokens = [data.session, refreshed.data.session].map((session) => session?.refresh_token ?? '');
  const secrets = [
    ...tokens.map((token) => token.split('.')[2] ?? ''),
    PASSWORD,
    code,
    new URL(link).searchParams.get('token') ?? '',
  ];

  const files = readdirSync(app.dataDir).filter((name) => name.startsWith('wordlamp.sqlite'));
  const bytes = files.map((name) => readFileSync(join(app.dataDir, name), 'latin1')).join('\n');

  expect(bytes).toContain(ANN);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(15);
    expect(bytes).not.toContain(secret);
  }
});
