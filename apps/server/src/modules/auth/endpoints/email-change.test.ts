import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, linkIn, tokenOf } from '../../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../../testing/create-test-database.ts';

const ANN = 'ann@example.org';

const errorOf = (url: URL) => url.searchParams.get('error_code');

describe.each(ROUTE_DATABASE_KINDS)('changing the address on %s', (kind) => {
  test('C14 a link of a change that was replaced confirms nothing of the new one', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, ANN);
    await client.auth.updateUser({ email: 'first@example.org' });
    const link = linkIn(await app.mailTo(ANN, 2));
    await client.auth.updateUser({ email: 'second@example.org' });
    await app.mailTo(ANN, 3);
    app.wait(1);
    await client.auth.updateUser({ email: 'first@example.org' }); // its mails are held back

    expect(errorOf(await app.press(link))).toBe('otp_expired');
    expect(errorOf(await app.press(linkIn(await app.mailTo(ANN, 3))))).toBe('otp_expired');
  });

  test('C14 both boxes that confirm at once change the address', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, ANN);
    await client.auth.updateUser({ email: 'new@example.org' });
    const links = [linkIn(await app.mailTo(ANN, 2)), linkIn(await app.mailTo('new@example.org'))];

    await Promise.all(links.map((link) => app.press(link)));

    expect((await client.auth.getUser()).data.user?.email).toBe('new@example.org');
  });

  test('C14 a change that was canceled can be confirmed by neither box, and asked for again', async () => {
    const app = await accountApp(kind);
    const client = await confirmedClient(app, ANN);
    const cancel = async () => {
      const headers = { authorization: `Bearer ${await tokenOf(client)}` };
      return (await fetch(`${app.url}/api/v1/account/email-change`, { method: 'DELETE', headers })).status;
    };
    expect(await cancel()).toBe(204);
    await client.auth.updateUser({ email: 'new@example.org' });
    const links = [linkIn(await app.mailTo(ANN, 2)), linkIn(await app.mailTo('new@example.org'))];
    await app.press(links[0] ?? '');

    expect(await cancel()).toBe(204);

    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
    for (const link of links) expect(errorOf(await app.press(link))).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(ANN);
    app.wait(61_000);
    await client.auth.updateUser({ email: 'new@example.org' });
    const again = [linkIn(await app.mailTo(ANN, 3)), linkIn(await app.mailTo('new@example.org', 2))];
    for (const link of again) await app.press(link);
    expect((await client.auth.getUser()).data.user?.email).toBe('new@example.org');
  });
});

test('C14 nothing reveals whether the new address belongs to another account', async () => {
  const app = await accountApp('SQLite');
  await confirmedClient(app, ANN);
  const client = await confirmedClient(app, 'bob@example.org');

  for (const [index, email] of [ANN, 'free@example.org'].entries()) {
    const { data, error } = await client.auth.updateUser({ email });
    expect([error, data.user?.new_email]).toEqual([null, email]);
    await app.mailTo('bob@example.org', 2 * index + 2);
    app.wait(61_000);
    await client.auth.resend({ type: 'email_change', email: 'bob@example.org' });
    await app.mailTo('bob@example.org', 2 * index + 3);
  }

  await app.mailTo('free@example.org', 2);
  expect(app.mails(ANN)).toHaveLength(1); // her own sign-up
});

test('a request that is wrong in itself changes nothing and uses no proof up', async () => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, ANN);
  app.wait(11 * 60_000);
  await client.auth.reauthenticate();
  const nonce = /\b(\d{6})\b/.exec(await app.mailTo(ANN, 2))?.[1] ?? '';

  const weak = await client.auth.updateUser({ password: 'password1', nonce });
  const strong = await client.auth.updateUser({ password: 'another quiet lamp', nonce });

  expect(weak.error?.code).toBe('weak_password');
  expect(strong.error).toBeNull();
});

test('C14 an address that changes needs a fresh proof, and both boxes', async () => {
  const app = await accountApp('SQLite');
  const client = await confirmedClient(app, ANN);
  app.wait(11 * 60_000);

  const refused = await client.auth.updateUser({ email: 'new@example.org' });
  expect(refused.error?.code).toBe('reauthentication_needed');
  const wrong = await client.auth.updateUser({ password: 'another quiet lamp', current_password: 'wrong one' });
  expect(wrong.error?.code).toBe('current_password_mismatch');
  await client.auth.reauthenticate();
  const nonce = /\b(\d{6})\b/.exec(await app.mailTo(ANN, 2))?.[1] ?? '';
  app.wait(10 * 60_000 + 1);
  await client.auth.refreshSession();
  const late = await client.auth.updateUser({ password: 'another quiet lamp', nonce });
  expect(late.error?.code).toBe('reauthentication_not_valid');
  await client.auth.reauthenticate();
  const fresh = /\b(\d{6})\b/.exec(await app.mailTo(ANN, 3))?.[1] ?? '';
  const byNonce = await client.auth.updateUser({ password: 'another quiet lamp', nonce: fresh });
  expect(byNonce.error).toBeNull();
  const again = await client.auth.updateUser({ password: 'a third quiet lamp', nonce: fresh });
  expect(again.error?.code).toBe('reauthentication_not_valid');
});
