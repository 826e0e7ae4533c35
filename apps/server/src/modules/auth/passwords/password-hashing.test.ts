import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';
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

test('no more run at once than may, those who wait come in turn, and one too many is refused at once', async () => {
  const inTurn = boundedQueue(2, 3);
  const ended: number[] = [];
  const release: (() => void)[] = [];
  const work = (index: number) =>
    inTurn(async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      ended.push(index);
    });

  const all = [0, 1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toMatchObject({ code: 'over_request_rate_limit', status: 429, retryAfter: 5 });
  expect(release).toHaveLength(2);
  while (ended.length < 5) {
    release.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);

  expect(ended).toEqual([0, 1, 2, 3, 4]);
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
});

test('a place is free again after work that failed', async () => {
  const inTurn = boundedQueue(1, 0);
  await expect(
    inTurn(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');

  await expect(inTurn(async () => 'done')).resolves.toBe('done');
});
