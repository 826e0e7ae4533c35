import { expect, test } from 'vitest';
import { accountApp, PASSWORD } from '../../../testing/account-app.ts';

const ANN = 'ann@example.org';

test('with AUTH_AUTOCONFIRM a sign-up signs in, and a second one gets an error', async () => {
  const app = await accountApp('SQLite', { env: { AUTH_AUTOCONFIRM: 'on' } });
  const client = app.client();

  expect((await client.auth.signUp({ email: ANN, password: PASSWORD })).data.session?.user.email).toBe(ANN);
  const again = await client.auth.signUp({ email: ANN, password: PASSWORD });

  expect(again.error).toMatchObject({ code: 'user_already_exists', status: 422, message: 'User already registered' });
});

test('with AUTH_MIN_PASSWORD_LENGTH shorter passwords pass', async () => {
  const app = await accountApp('SQLite', { env: { AUTH_MIN_PASSWORD_LENGTH: '6' } });
  const signUp = (password: string) => app.client().auth.signUp({ email: ANN, password });

  expect((await signUp('x7#k2')).error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  expect((await signUp('x7#k2!')).error).toBeNull();
});

test('with AUTH_BREACHED_PASSWORDS=off common passwords pass, as long as they are long enough', async () => {
  const app = await accountApp('SQLite', { env: { AUTH_BREACHED_PASSWORDS: 'off' } });
  const signUp = (password: string) => app.client().auth.signUp({ email: ANN, password });

  expect((await signUp('pass')).error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  expect((await signUp('password123')).error).toBeNull();
});

test('with AUTH_SIGNUP_DISABLED sign-ups are refused', async () => {
  const app = await accountApp('SQLite', { env: { AUTH_SIGNUP_DISABLED: 'on' } });

  const { error } = await app.client().auth.signUp({ email: ANN, password: PASSWORD });

  expect(error).toMatchObject({ code: 'signup_disabled', message: 'Signups not allowed for this instance' });
});

test('with RATE_LIMITS=off nothing is held back', async () => {
  const app = await accountApp('SQLite', { env: { RATE_LIMITS: 'off' } });
  const body = { email: ANN, password: 'wrong one' };

  const statuses: number[] = [];
  for (let time = 0; time < 40; time += 1)
    statuses.push((await app.post('/auth/v1/token?grant_type=password', body)).status);

  expect(new Set(statuses)).toEqual(new Set([400]));
});

test('a sign-up without a password or an address gets the errors of the protocol', async () => {
  const app = await accountApp('SQLite');
  const send = async (body: object) =>
    ((await (await app.post('/auth/v1/signup', body)).json()) as { msg: string }).msg;

  expect(await send({ email: ANN, password: '' })).toBe('Signup requires a valid password');
  expect(await send({ password: PASSWORD })).toBe('Anonymous sign-ins are disabled');
  expect(await send({ email: 'no address', password: PASSWORD })).toBe(
    'Unable to validate email address: invalid format',
  );
  expect(await send({ phone: '+4912345678', password: PASSWORD })).toBe('Phone signups are disabled');
});
