import { describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, confirmedClient, PASSWORD } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';

const ANN = 'ann@example.org';
const VERSION = { 'x-supabase-api-version': '2024-01-01' };

type Seen = { status: number; headers: string[]; body: unknown };

async function send(app: AccountApp, path: string, body: object, from = '198.51.100.1'): Promise<Seen> {
  const response = await app.post(`/auth/v1${path}`, body, { ...VERSION, 'x-forwarded-for': from });
  const headers = [...response.headers.keys()].filter((name) => name !== 'date').sort();
  return { status: response.status, headers, body: await response.json() };
}

/** The parts of a response that a stranger can compare; always-new values are replaced by their type. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
  return typeof value === 'string'
    ? value.replace(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z|\w+@example.org/g, '*')
    : value;
}

const behindProxy = { env: { TRUSTED_PROXIES: '127.0.0.1' } };

describe.each(ROUTE_DATABASE_KINDS)('what a stranger can learn on %s', (kind) => {
  test('C1 unknown, wrong and unconfirmed with a wrong password are answered alike', async () => {
    const app = await accountApp(kind);
    await confirmedClient(app, ANN);
    await send(app, '/signup', { email: 'waits@example.org', password: PASSWORD });
    const tries = [ANN, 'waits@example.org', 'nobody@example.org', 'no address at all'];

    const seen = await Promise.all(
      tries.map((email) => send(app, '/token?grant_type=password', { email, password: 'wrong one' })),
    );

    for (const each of seen) expect(each).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
  });

  test('C2 signing up a new address and one that has an account look the same; only the owner is notified', async () => {
    const app = await accountApp(kind);
    await confirmedClient(app, ANN);
    app.wait(61_000);
    const data = { full_name: 'A' };

    const known = await send(app, '/signup', { email: ANN, password: 'the password of a stranger', data });
    const fresh = await send(app, '/signup', {
      email: 'new@example.org',
      password: 'the password of a stranger',
      data,
    });

    expect(shapeOf(known)).toEqual(shapeOf(fresh));
    expect(known.body).toMatchObject({ role: 'authenticated', identities: [{ provider: 'email' }] });
    expect(await app.mailTo(ANN, 2)).toContain('You already have an account');
    expect((await app.client().auth.signInWithPassword({ email: ANN, password: PASSWORD })).error).toBeNull();
    const stolen = await app.client().auth.signInWithPassword({ email: ANN, password: 'the password of a stranger' });
    expect(stolen.error?.code).toBe('email_not_confirmed'); // as it would be for the new address
  });

  test('C3 asking again within a minute is answered as before, known or not, and mails nothing', async () => {
    const app = await accountApp(kind);
    await confirmedClient(app, ANN);
    app.wait(61_000);
    for (const [path, body] of [
      ['/recover', {}],
      ['/resend', { type: 'signup' }],
      ['/signup', { password: PASSWORD }],
    ] as const) {
      const emails = [ANN, ANN, 'nobody@example.org', 'nobody@example.org'];
      const seen: Seen[] = [];
      for (const email of emails) seen.push(await send(app, path, { ...body, email }));
      for (const each of seen) expect(shapeOf(each)).toEqual(shapeOf(seen[0]));
    }
    await app.mailTo(ANN, 3);
    expect(app.mails(ANN)).toHaveLength(3); // her own sign-up, /recover and /signup
  });

  test('C2 signing in with the password of a sign-up reveals nothing about the address', async () => {
    const app = await accountApp(kind, behindProxy);
    await confirmedClient(app, ANN);
    app.wait(61_000);
    const emails = [ANN, 'nobody@example.org'];
    const sendAll = (path: string, password: string) =>
      Promise.all(emails.map((email) => send(app, path, { email, password, type: 'signup' })));
    await sendAll('/recover', '');
    await sendAll('/signup', 'the password of a stranger');
    app.wait(61_000);
    await sendAll('/resend', '');
    await app.mailTo('nobody@example.org', 2);
    await sendAll('/signup', 'another one of a stranger'); // its mail waits for the one of the resend

    for (const password of ['the password of a stranger', 'another one of a stranger']) {
      const [ofAnn, ofNobody] = await sendAll('/token?grant_type=password', password);
      expect(ofAnn).toEqual(ofNobody);
    }
    const [latest] = await sendAll('/token?grant_type=password', 'another one of a stranger');
    expect(latest).toMatchObject({ status: 400, body: { code: 'email_not_confirmed' } });
  });

  test('C6 the password of a sign-up clears no counts of wrong ones', async () => {
    const app = await accountApp(kind, behindProxy);
    await confirmedClient(app, ANN);
    app.wait(61_000);
    for (const email of [ANN, 'nobody@example.org']) {
      await send(app, '/signup', { email, password: 'the password of a stranger' });
      const seen: number[] = [];

      for (let time = 0; time < 12; time += 1) {
        const password = time % 2 === 0 ? 'wrong one' : 'the password of a stranger';
        seen.push((await send(app, '/token?grant_type=password', { email, password })).status);
      }

      expect(seen.indexOf(429)).toBe(10);
    }
  });

  test('C6 one account tried from one address is held back after ten, and let in again after 15 minutes', async () => {
    const app = await accountApp(kind, behindProxy);
    await confirmedClient(app, ANN);
    const tryIt = (password: string, from?: string) =>
      send(app, '/token?grant_type=password', { email: ANN, password }, from);

    const seen = await Promise.all(Array.from({ length: 30 }, () => tryIt('wrong one')));
    expect(seen.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(seen.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(await tryIt(PASSWORD)).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(await tryIt(PASSWORD, '203.0.113.9')).toMatchObject({ status: 200 });
    app.wait(15 * 60_000 + 1);
    expect(await tryIt(PASSWORD)).toMatchObject({ status: 200 });
  });

  test('C6 C7 one account tried from a hundred addresses is closed to strangers, and open where its owner has been', async () => {
    const app = await accountApp(kind, behindProxy);
    await confirmedClient(app, ANN);
    const tryIt = (email: string, password: string, from: string) =>
      send(app, '/token?grant_type=password', { email, password }, from);
    expect((await tryIt(ANN, PASSWORD, '203.0.113.9')).status).toBe(200);

    for (let host = 1; host <= 105; host += 1) {
      const [of, ofNobody] = [
        await tryIt(ANN, 'wrong one', `10.0.${host}.1`),
        await tryIt('x@example.org', 'wrong one', `10.1.${host}.1`),
      ];
      expect(of).toEqual(ofNobody);
    }

    expect((await tryIt(ANN, PASSWORD, '10.9.9.9')).status).toBe(429);
    expect((await tryIt(ANN, PASSWORD, '203.0.113.9')).status).toBe(200);
    app.wait(24 * 60 * 60_000 + 1);
    expect((await tryIt(ANN, PASSWORD, '10.9.9.9')).status).toBe(200);
  });
});

test('C6 a thousand accounts with one password from one address are held back', async () => {
  const app = await accountApp('SQLite', behindProxy);

  const seen: number[] = [];
  for (let index = 0; index < 120; index += 1) {
    const body = { email: `person${index}@example.org`, password: 'Summer2026!' };
    seen.push((await send(app, '/token?grant_type=password', body)).status);
  }

  expect(seen.indexOf(429)).toBe(100);
});
