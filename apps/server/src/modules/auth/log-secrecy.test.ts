import { expect, test } from 'vitest';
import { accountApp, linkIn, PASSWORD } from '../../testing/account-app.ts';

const ANN = 'ann@example.org';

test('M1 the log of a whole journey, failures included, holds no password, token, code or address', async () => {
  const lines: string[] = [];
  const app = await accountApp('SQLite', { onLogLine: (line) => lines.push(line) });
  const client = app.client();
  const secrets: string[] = [PASSWORD, 'wrong and secret', 'another quiet lamp', ANN, 'Ann Meyer-Secret'];

  await client.auth.signUp({ email: ANN, password: PASSWORD, options: { data: { full_name: 'Ann Meyer-Secret' } } });
  const link = linkIn(await app.mailTo(ANN));
  const code = (await app.press(link)).searchParams.get('code') ?? '';
  await app.press(link);
  secrets.push(code, new URL(link).searchParams.get('token') ?? '');
  const { data } = await client.auth.exchangeCodeForSession(code);
  secrets.push(data.session?.access_token ?? '', data.session?.refresh_token ?? '');
  await client.auth.signInWithPassword({ email: ANN, password: 'wrong and secret' });
  await app.get(`/auth/v1/verify?token=${secrets[6]}&type=signup`);
  await app.get('/auth/v1/user', { authorization: `Bearer ${data.session?.access_token}x` });
  await app.post('/auth/v1/token?grant_type=password', `{"email":"${ANN}","password":"${PASSWORD}"`);
  app.wait(61_000);
  await client.auth.reauthenticate();
  const nonce = /\b(\d{6})\b/.exec(await app.mailTo(ANN, 2))?.[1] ?? '';
  secrets.push(nonce);
  const { data: refreshed } = await client.auth.refreshSession();
  secrets.push(refreshed.session?.refresh_token ?? '');
  await client.auth.updateUser({ password: 'another quiet lamp', nonce });
  await client.auth.signOut();

  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).toContain('"event":"sign_in_failed"');
  expect(log).not.toContain('127.0.0.1');
});
