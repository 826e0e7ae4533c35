import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestLine } from './request-line.ts';

/** Longer than a turn begins requests. */
const LONG_MS = 6;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] }); // the turns are real, what work takes in them is not: a pause of the machine is no work
});
afterEach(() => {
  vi.useRealTimers();
});

function workFor(ms: number): void {
  vi.advanceTimersByTime(ms);
}

test('who comes alone begins at once', async () => {
  const line = new RequestLine();
  const begun: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    line.enter('request', () => begun.push(index));
    expect(begun).toHaveLength(index + 1);
    await nextTurn();
  }
  expect([line.count('request'), line.waitedMs]).toEqual([0, 0]);
});

test('of many who come together each begins once, in order, over many turns', async () => {
  const line = new RequestLine();
  const begun: number[] = [];
  const come = (index: number) =>
    line.enter('request', () => {
      begun.push(index);
      workFor(1);
    });
  for (let index = 0; index < 200; index += 1) come(index);
  expect(begun.length).toBeLessThan(10);
  expect(line.count('request')).toBe(200 - begun.length);

  const waited: number[] = [];
  while (line.count('request') > 0) {
    await nextTurn();
    waited.push(line.waitedMs);
  }
  expect(begun).toEqual(Array.from({ length: 200 }, (_, index) => index));
  expect(waited.length).toBeGreaterThan(10);
  expect(Math.max(...waited)).toBeGreaterThan(100);
});

test('what a request does after a pause counts as its work, before the next begins', async () => {
  const line = new RequestLine();
  line.enter('request', () => workFor(LONG_MS));
  const seen: string[] = [];
  for (let index = 0; index < 20; index += 1)
    line.enter('request', () => {
      void Promise.resolve().then(() => seen.push(`${index} ends`));
      seen.push(`${index} begins`);
    });
  while (line.count('request') > 0) await nextTurn();

  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => [`${index} begins`, `${index} ends`]).flat());
});

test('who comes while others wait stands behind them', async () => {
  const line = new RequestLine();
  const begun: string[] = [];
  line.enter('request', () => workFor(LONG_MS));
  line.enter('request', () => begun.push('first'));
  line.enter('request', () => line.enter('request', () => begun.push('last')));
  line.enter('request', () => begun.push('second'));
  while (line.count('request') > 0) await nextTurn();

  expect(begun).toEqual(['first', 'second', 'last']);
});

test('what the rest of a turn takes, a slow commit for one, those who wait get, too', async () => {
  const line = new RequestLine();
  line.enter('request', () => workFor(LONG_MS));
  let begun = 0;
  for (let index = 0; index < 100; index += 1)
    line.enter('request', () => {
      begun += 1;
      workFor(1);
    });
  const turns: number[] = [];
  while (line.count('request') > 0) {
    setImmediate(() => workFor(50));
    const before = begun;
    await nextTurn();
    turns.push(begun - before);
  }
  // Without the commit a turn would begin five. It gets as much as the commit took, up to the bound.
  expect(turns.slice(1, -1)).toEqual(Array.from({ length: 6 }, () => 15));
});

test('pages and requests are counted apart', async () => {
  const line = new RequestLine();
  line.enter('page', () => workFor(LONG_MS));
  line.enter('page', () => undefined);
  line.enter('request', () => undefined);
  line.enter('request', () => undefined);

  expect([line.count('page'), line.count('request')]).toEqual([1, 2]);
  while (line.count('request') > 0) await nextTurn();
  expect(line.count('page')).toBe(0);
});
