import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');

test('without any setting the product runs on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: undefined,
    databasePool: 10,
    drainSeconds: 0,
    secretKey: undefined,
    publishableKey: 'sb_publishable_wordlamp',
    dailyLimit: 10,
    networkLimits: { ipv4: 2000, ipv6: 200 },
    logLevel: 'info',
    fixedNow: undefined,
  });
});

test('the public address follows the port where it is not set', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

test('all settings are parsed into their types and frozen', () => {
  const config = readConfig({
    HOST: '::1',
    PUBLIC_URL: 'https://wordlamp.example/',
    DATABASE_URL: 'postgres://db/wordlamp',
    SECRET_KEY: KEY,
    DAILY_LIMIT: '0',
    DAILY_LIMIT_NETWORK: '30',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    PROFILE: 'test',
    NOW: '2026-11-20T12:00:00Z',
  });

  expect(config).toMatchObject({
    publicUrl: 'https://wordlamp.example',
    dailyLimit: 0,
    networkLimits: { ipv4: 30, ipv6: 30 },
    secretKey: Buffer.alloc(32, 7),
  });
  expect(config.fixedNow).toEqual(new Date('2026-11-20T12:00:00Z'));
  expect(config.trustedProxies?.check('10.1.2.3')).toBe(true);
  expect(Object.isFrozen(config)).toBe(true);
});

test('a PostgreSQL address may name a socket in place of a host', () => {
  const address = 'postgresql://user:pa%23ss@/db?host=/run/postgresql';

  expect(readConfig({ DATABASE_URL: address, SECRET_KEY: KEY }).databaseUrl).toBe(address);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', NOW: '', PORT: '' }).port).toBe(3000);
});

test.each([
  { name: 'HOST', value: 'no host!' },
  { name: 'PORT', value: '70000' },
  { name: 'PORT', value: '3000x' },
  { name: 'PORT', value: '-1' },
  { name: 'PUBLIC_URL', value: 'https://wordlamp.example/path' },
  { name: 'PUBLIC_URL', value: 'ftp://wordlamp.example' },
  { name: 'PUBLIC_URL', value: 'https://user:secret@wordlamp.example' },
  { name: 'DATABASE_URL', value: 'mysql://secret@db' },
  { name: 'DATABASE_URL', value: 'postgres://user:pa#ss@host:99/db' },
  { name: 'DATABASE_POOL', value: '1001' },
  { name: 'DRAIN_SECONDS', value: '301' },
  { name: 'SECRET_KEY', value: 'c2hvcnQgc2VjcmV0' },
  { name: 'SECRET_KEY', value: `${KEY}\n` },
  { name: 'PUBLISHABLE_KEY', value: 'a b' },
  { name: 'DAILY_LIMIT', value: '-5' },
  { name: 'DAILY_LIMIT', value: '1e3' },
  { name: 'DAILY_LIMIT_NETWORK', value: 'many' },
  { name: 'TRUSTED_PROXIES', value: '10.0.0.0/33' },
  { name: 'TRUSTED_PROXIES', value: 'proxy.internal' },
  { name: 'SMTP_URL', value: 'mail.example.org' },
  { name: 'SMTP_URL', value: 'smtp://user:pa ss@mail' },
  { name: 'MAIL_FROM', value: 'Wordlamp <a@b.example>' },
  { name: 'CONTACT_TO', value: 'a@b.example,c@d.example' },
  { name: 'SMS_URL', value: 'http://sms.example.org/send' },
  { name: 'SMS_URL', value: 'https://user:secret@sms.example.org' },
  { name: 'SMS_TOKEN', value: 'a token' },
  { name: 'SMS_COUNTRIES', value: '49' },
  { name: 'LOG_LEVEL', value: 'loud' },
  { name: 'PROFILE', value: 'production' },
  { name: 'NOW', value: 'yesterday' },
  { name: 'NOW', value: '2026-11-20T12:00:00Z' },
  { name: 'LLM_API_KEY', value: 'sk-secret' },
])('$name=$value stops the start, named and without its value', ({ name, value }) => {
  const read = () => readConfig({ [name]: value });

  expect(read).toThrow(new RegExp(`^Settings are wrong:\\n  ${name}: `));
  expect(read).not.toThrow(value);
});

test.each([
  { name: 'AUTH_AUTOCONFIRM', value: 'on', setting: { autoconfirm: true } },
  { name: 'AUTH_MIN_PASSWORD_LENGTH', value: '6', setting: { minPasswordLength: 6 } },
  { name: 'AUTH_SIGNUP_DISABLED', value: 'true', setting: { signUpDisabled: true } },
  { name: 'RATE_LIMITS', value: 'off', setting: { hasLimits: false } },
])('M6 $name is for tests: alone it stops the start', ({ name, value, setting }) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: is allowed with PROFILE=test only`);
  expect(readConfig({ [name]: value, PROFILE: 'test' })).toMatchObject(setting);
});

test('without test switches, addresses need confirmation and limits hold', () => {
  expect(readConfig({})).toMatchObject({ autoconfirm: false, signUpDisabled: false, hasLimits: true, isTest: false });
});

test('one message names every bad variable', () => {
  const env = { PORT: 'x', DATABASE_URL: 'postgres://db', NOW: 'x', LLM_MODEL: 'x', DAILY_LIMIT: 'x' };

  const problems = ['PORT', 'DAILY_LIMIT', 'NOW', 'LLM_MODEL', 'SECRET_KEY'].map((name) => `(?=[^]*  ${name}: )`);
  expect(() => readConfig(env)).toThrow(new RegExp(problems.join('')));
});

test('a mail server needs the address that mails come from', () => {
  const env = { SMTP_URL: 'smtps://user:secret@mail.example.org:465' };

  expect(() => readConfig(env)).toThrow('MAIL_FROM: is required with SMTP_URL');
  expect(readConfig({ ...env, MAIL_FROM: 'site@example.org', CONTACT_TO: 'team@example.org' })).toMatchObject({
    smtpUrl: env.SMTP_URL,
    mailFrom: 'site@example.org',
    contactTo: 'team@example.org',
  });
});

test.each(['https://sms.example.org/send?from=Wordlamp', 'http://127.0.0.1:8080/', 'http://localhost/'])(
  'short messages go through the gateway %s, with its token',
  (url) => {
    const { smsGateway } = readConfig({ SMS_URL: url, SMS_TOKEN: 'token', SMS_COUNTRIES: 'DE' });
    expect(smsGateway).toMatchObject({ url, token: 'token' });
  },
);

test('half a text message gateway stops the start, a missing one does not', () => {
  const together = 'SMS_URL, SMS_TOKEN, SMS_COUNTRIES: ';
  expect(() => readConfig({ SMS_URL: 'https://sms.example.org/' })).toThrow(together);
  expect(() => readConfig({ SMS_TOKEN: 'token' })).toThrow(together);
  expect(() => readConfig({ SMS_URL: 'https://sms.example.org/', SMS_TOKEN: 'token' })).toThrow(together);
  expect(readConfig({}).smsGateway).toBeUndefined();
});

test('a fixed clock needs the test profile', () => {
  expect(() => readConfig({ NOW: '2026-11-20T12:00:00Z' })).toThrow('NOW: is allowed with PROFILE=test only');
  expect(readConfig({ NOW: '2026-11-20T12:00:00Z', PROFILE: 'test' }).fixedNow).toBeInstanceOf(Date);
});
