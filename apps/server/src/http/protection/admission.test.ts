import { expect, onTestFinished, test, vi } from 'vitest';
import { Admission } from './admission.ts';
import { Place } from './place.ts';
import type { WaitingKind } from './request-line.ts';

const load = (delayMs: number, waiting = { page: 0, request: 0 }) => ({
  delayMs: () => delayMs,
  waiting: (kind: WaitingKind) => waiting[kind],
});

/** How many come in while the event loop is so late. */
function roomAt(delayMs: number): number {
  const admission = new Admission(load(delayMs));
  while (!admission.isFull) admission.enter();
  return admission.running;
}

test.each([
  { delayMs: 0, room: 1000 },
  { delayMs: 250, room: 1000 },
  { delayMs: 500, room: 500 },
  { delayMs: 1000, room: 250 },
  { delayMs: 60_000, room: 32 },
])('while the loop is $delayMs ms late, $room may run at once', ({ delayMs, room }) => {
  expect(roomAt(delayMs)).toBe(room);
});

test('who waits to begin takes the place of who comes, not his own', () => {
  const admission = new Admission(load(1000, { page: 0, request: 250 }));

  expect(admission.isFull).toBe(true);
  admission.enter();
  expect(admission.running).toBe(1);
});

test('pages that wait keep other pages out, and no request to the API', () => {
  const admission = new Admission(load(0, { page: 1000, request: 0 }));

  const pages = Array.from({ length: 100 }, () => admission.takePage());
  expect(pages.filter(Boolean)).toHaveLength(32);
  expect(admission.isFull).toBe(false);
});

test('however many were let in, a thousand run, and one more when somebody has left', () => {
  const admission = new Admission(load(0));
  for (let index = 0; index < 1000; index += 1) admission.enter();

  expect(() => admission.enter()).toThrow('very busy');
  admission.leave();
  admission.enter();
  expect(admission.running).toBe(1000);
});

test.each([
  { delayMs: 1000, granted: 500 },
  { delayMs: 1001, granted: 32 },
])('while the loop is $delayMs ms late, $granted of 500 pages are sent at once', ({ delayMs, granted }) => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => void vi.restoreAllMocks());
  const admission = new Admission(load(delayMs));

  const pages = Array.from({ length: 500 }, () => admission.takePage());

  expect(pages.filter(Boolean)).toHaveLength(granted);
});

test('a few pages are sent at any time', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => void vi.restoreAllMocks());
  const admission = new Admission(load(60_000));
  for (let page = 0; page < 100; page += 1) admission.takePage();

  clock.mockReturnValue(1101);
  expect(admission.takePage()).toBe(true);
});

test('a place is free while its request waits for its client, and is given back once', async () => {
  const admission = new Admission(load(0));
  const place = new Place(admission);
  place.take();

  expect(await place.whileAway(async () => admission.running)).toBe(0);
  expect(admission.running).toBe(1);
  await expect(place.whileAway(() => Promise.reject(new Error('left')))).rejects.toThrow('left');
  place.giveBack();
  expect(admission.running).toBe(0);
});
