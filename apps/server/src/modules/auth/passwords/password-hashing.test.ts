import { expect, test } from 'vitest';
import { passwordHashing } from './password-hashing.ts';

test('C8 a password fits exactly as it was typed, also beyond 72 bytes and around a NUL', async () => {
  const passwords = passwordHashing();
  const long = 'x7'.repeat(64);
  const kept = await passwords.hash(long);

  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.fits(long, kept)).toBe(true);
  expect(await passwords.fits(`${long.slice(0, -1)}8`, kept)).toBe(false);
  expect(await passwords.fits(` ${long}`, kept)).toBe(false);
  const withNul = await passwords.hash('quiet\u0000lamp');
  expect(await passwords.fits('quiet\u0000pmal', withNul)).toBe(false);
});

test('C8 one typed with combining marks fits one typed without', async () => {
  const passwords = passwordHashing();
  const kept = await passwords.hash('caf\u00e9 noir');

  expect(await passwords.fits('cafe\u0301 noir', kept)).toBe(true);
});

test('nothing fits where no hash is kept', async () => {
  expect(await passwordHashing().fits('the password of nobody', undefined)).toBe(false);
});
