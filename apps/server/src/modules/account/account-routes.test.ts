import type { AccountSessions, AccountUsage } from '@wordlamp/contract/account';
import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, PASSWORD, tokenOf } from '../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';

const EMAIL = 'ann@example.org';
const IDEA = { text: 'a poem on the sea', type: 'ai-prompt' };

describe.each(ROUTE_DATABASE_KINDS)('the account page on %s', (kind) => {
  test('shows the use of thirty days, and only what the account itself used', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, EMAIL);
    const headers = { authorization: `Bearer ${await tokenOf(client)}` };
    for (let time = 0; time < 2; time++) await app.post('/functions/v1/generate-prompt', IDEA, headers);
    await app.post('/functions/v1/generate-prompt', IDEA);

    const response = await app.get('/api/v1/account/usage', headers);
    const usage = (await response.json()) as AccountUsage;

    expect(usage.days).toHaveLength(30);
    expect(usage.days.at(-1)?.requests).toBe(2);
    expect(usage.days.slice(0, -1).every(({ requests }) => requests === 0)).toBe(true);
    expect(usage.limit).toBe(10);
    const { data } = await client.rpc('get_daily_usage', {
      user_id_param: (await client.auth.getUser()).data.user?.id,
    });
    expect(data).toBe(2);
  });

  test('lists the devices, and signs one of them out', async () => {
    const app = await accountApp(kind);
    const [desk, phone] = [await confirmedClient(app, EMAIL), app.client()];
    app.wait(60_000);
    await phone.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    const headers = { authorization: `Bearer ${await tokenOf(phone)}` };

    const { sessions } = (await (await app.get('/api/v1/account/sessions', headers)).json()) as AccountSessions;
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]?.browser).toBe('Node.js');
    const gone = await fetch(`${app.url}/api/v1/account/sessions/${sessions[1]?.id}`, { method: 'DELETE', headers });

    expect(gone.status).toBe(204);
    expect((await desk.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    for (const id of [sessions[1]?.id, 'nonsense', '%00']) {
      const again = await fetch(`${app.url}/api/v1/account/sessions/${id}`, { method: 'DELETE', headers });
      expect(again.status).toBe(404);
      expect(await again.json()).toMatchObject({ error: { code: 'session_not_found' } });
    }
  });

  test('a stranger cannot sign out another person', async () => {
    const app = await accountApp(kind);
    const [ann, bob] = [await confirmedClient(app, EMAIL), await confirmedClient(app, 'bob@example.org')];
    const of = async (client: typeof ann) => ({ authorization: `Bearer ${await tokenOf(client)}` });
    const { sessions } = (await (await app.get('/api/v1/account/sessions', await of(ann))).json()) as AccountSessions;

    const path = `${app.url}/api/v1/account/sessions/${sessions[0]?.id}`;
    const response = await fetch(path, { method: 'DELETE', headers: await of(bob) });

    expect(response.status).toBe(404);
    expect((await ann.auth.getUser()).error).toBeNull();
  });

  test('exports what is kept, without what must stay secret', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, EMAIL);

    const response = await app.get('/api/v1/account/export', { authorization: `Bearer ${await tokenOf(client)}` });

    expect(response.headers.get('content-disposition')).toContain('wordlamp-account.json');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { email: EMAIL },
      hasPassword: true,
      sessions: [{ isCurrent: true }],
    });
    expect(text).not.toMatch(/argon2|refresh/);
  });

  test('deletes an account after its address was typed; the address keeps its daily count', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, EMAIL);
    const headers = { authorization: `Bearer ${await tokenOf(client)}`, 'content-type': 'application/json' };
    for (let time = 0; time < 3; time++) await app.post('/functions/v1/generate-prompt', IDEA, headers);
    const remove = (confirmation: string) =>
      fetch(`${app.url}/api/v1/account`, { method: 'DELETE', headers, body: JSON.stringify({ confirmation }) });

    const wrong = await remove('anne@example.org');
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { error: { code: 'confirmation_wrong' } }]);
    const atOnce = await Promise.all([remove(' Ann@example.org '), remove(EMAIL)]);
    expect(atOnce.map(({ status }) => status)).toContain(204);
    for (const { status } of atOnce) expect([204, 403]).toContain(status);

    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
    expect((await app.post('/functions/v1/generate-prompt', IDEA, headers)).status).toBe(401);
    expect(await app.mailTo(EMAIL, 2)).toContain('deleted');
    expect(app.mails(EMAIL)).toHaveLength(2);
    app.wait(2 * 60_000);
    const returned = await confirmedClient(app, EMAIL, 3);
    const id = (await returned.auth.getUser()).data.user?.id;
    expect((await returned.rpc('get_daily_usage', { user_id_param: id })).data).toBe(3);
  });
});
