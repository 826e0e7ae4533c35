import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function limitAt() {
  const clock = { time: 0 };
  const limit = createRateLimit({ most: 2, windowMs: 1000, now: () => new Date(clock.time) });
  return { limit, clock };
}

test('lets so many pass within the window, for each key alone', () => {
  const { limit } = limitAt();

  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([true, true, false, true]);
});

test('slides: what is older than the window no longer counts, and a refusal never did', () => {
  const { limit, clock } = limitAt();
  limit.take('a');
  clock.time = 600;
  limit.take('a');
  clock.time = 900;
  expect(limit.take('a')).toBe(false);

  clock.time = 1000;
  expect(limit.take('a')).toBe(true);
  expect(limit.take('a')).toBe(false);
});

test('forgets the key that was not used for longest when it holds twenty thousand', () => {
  const { limit } = limitAt();
  limit.take('first');
  limit.take('first');
  for (let index = 0; index < 20_000; index += 1) limit.take(`key ${index}`);

  expect(limit.take('first')).toBe(true);
});
