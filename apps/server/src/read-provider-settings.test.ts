import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const GOOGLE = { AUTH_GOOGLE_CLIENT_ID: 'google-id', AUTH_GOOGLE_CLIENT_SECRET: 'google-secret' };
const HOME = {
  AUTH_HOME_ISSUER: 'https://login.example.org/realms/home',
  AUTH_HOME_CLIENT_ID: 'home-id',
  AUTH_HOME_CLIENT_SECRET: 'home-secret',
};

test('providers are read with their settings, Google first and with its own issuer', () => {
  const { providers } = readConfig({ AUTH_PROVIDERS: 'home, google', ...GOOGLE, ...HOME });

  expect(providers).toEqual([
    {
      name: 'google',
      issuer: 'https://accounts.google.com',
      clientId: 'google-id',
      clientSecret: 'google-secret',
    },
    {
      name: 'home',
      issuer: 'https://login.example.org/realms/home',
      clientId: 'home-id',
      clientSecret: 'home-secret',
    },
  ]);
});

test('without AUTH_PROVIDERS there are no providers, whatever else is set', () => {
  expect(readConfig({ ...GOOGLE, ...HOME }).providers).toEqual([]);
});

test.each([
  { names: 'Google' },
  { names: 'my-provider' },
  { names: 'google,' },
  { names: 'google,google' },
  { names: 'a'.repeat(31) },
  { names: 'email' },
  { names: 'phone' },
])('AUTH_PROVIDERS=$names stops the start', ({ names }) => {
  expect(() => readConfig({ AUTH_PROVIDERS: names, ...GOOGLE })).toThrow(
    /^Settings are wrong:\n {2}AUTH_PROVIDERS: must be different names/,
  );
});

test('one message names every variable that a provider lacks', () => {
  const read = () => readConfig({ AUTH_PROVIDERS: 'google,home', AUTH_HOME_CLIENT_SECRET: 'home-secret' });

  for (const variable of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'HOME_ISSUER', 'HOME_CLIENT_ID'])
    expect(read).toThrow(`AUTH_${variable}: is required`);
  expect(read).not.toThrow('AUTH_GOOGLE_ISSUER');
  expect(read).not.toThrow('home-secret');
});

test.each([
  { field: 'ISSUER', value: 'http://login.example.org' },
  { field: 'ISSUER', value: 'login.example.org' },
  { field: 'ISSUER', value: 'https://user:secret@login.example.org' },
  { field: 'ISSUER', value: 'https://login.example.org/?realm=secret' },
  { field: 'ISSUER', value: 'https://login.example.org/#secret' },
  { field: 'CLIENT_ID', value: 'line\nend' },
  { field: 'CLIENT_SECRET', value: 'sécret' },
])('AUTH_HOME_$field=$value stops the start, named and without its value', ({ field, value }) => {
  const read = () => readConfig({ AUTH_PROVIDERS: 'home', ...HOME, [`AUTH_HOME_${field}`]: value });

  expect(read).toThrow(new RegExp(`^Settings are wrong:\\n  AUTH_HOME_${field}: must be`));
  expect(read).not.toThrow(value);
});

test('an issuer on this machine may speak http', () => {
  const config = readConfig({ AUTH_PROVIDERS: 'home', ...HOME, AUTH_HOME_ISSUER: 'http://127.0.0.1:8080' });

  expect(config.providers[0]?.issuer).toBe('http://127.0.0.1:8080');
});

test.each([
  { address: 'http://wordlamp.example', isRefused: true },
  { address: 'https://wordlamp.example', isRefused: false },
  { address: 'http://localhost:3000', isRefused: false },
])('external sign-in at $address is refused: $isRefused', ({ address, isRefused }) => {
  const read = () => readConfig({ AUTH_PROVIDERS: 'home', ...HOME, PUBLIC_URL: address });

  if (isRefused) expect(read).toThrow('AUTH_PROVIDERS: needs an https PUBLIC_URL');
  else expect(read().providers).toHaveLength(1);
});
