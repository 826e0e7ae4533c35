import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { ConcurrencyLimit, type RequestKind, Slot } from './concurrency-limit.ts';

/** A limit with this many requests in flight. */
function limitWith(inFlight: number): ConcurrencyLimit {
  const limit = new ConcurrencyLimit();
  for (let index = 0; index < inFlight; index += 1) limit.enter('page');
  return limit;
}

/** The answer of a request. */
const newAnswer = () => Object.assign(new EventEmitter(), { closed: false });

test.each<{ inFlight: number; kind: RequestKind; isFull: boolean }>([
  { inFlight: 499, kind: 'api', isFull: false },
  { inFlight: 500, kind: 'api', isFull: true },
  { inFlight: 500, kind: 'page', isFull: false },
  { inFlight: 999, kind: 'page', isFull: false },
  { inFlight: 1000, kind: 'page', isFull: true },
])('with $inFlight in flight there is room for another $kind: not $isFull', ({ inFlight, kind, isFull }) => {
  const limit = limitWith(inFlight);

  expect(limit.isFull(kind)).toBe(isFull);
  if (isFull) expect(() => limit.enter(kind)).toThrow('very busy');
  else limit.enter(kind);
  expect(limit.inFlight).toBe(isFull ? inFlight : inFlight + 1);
});

test('a slot is free while its request waits for its client, and is released once', async () => {
  const limit = new ConcurrencyLimit();
  const slot = new Slot(limit);
  slot.take('api');

  expect(await slot.whileAway(async () => limit.inFlight)).toBe(0);
  expect(limit.inFlight).toBe(1);
  await expect(slot.whileAway(() => Promise.reject(new Error('left')))).rejects.toThrow('left');
  slot.release();
  expect(limit.inFlight).toBe(0);
});

test('a request whose body has come when the limit is reached is rejected', async () => {
  const limit = limitWith(499);
  const slot = new Slot(limit);
  slot.take('api');

  await expect(slot.whileAway(async () => limit.enter('api'))).rejects.toMatchObject({ code: 'server_busy' });
  expect(limit.inFlight).toBe(500);
});

test('an open stream holds its slot after its handler has ended, until its answer is closed', () => {
  const limit = new ConcurrencyLimit();
  const slot = new Slot(limit);
  const answer = newAnswer();
  slot.take('api');

  slot.holdUntilClosed(answer);
  slot.release();
  expect(limit.inFlight).toBe(1);
  answer.emit('close');

  expect(limit.inFlight).toBe(0);
});

test('a stream whose client leaves holds its slot until its handler has ended', () => {
  const limit = new ConcurrencyLimit();
  const slot = new Slot(limit);
  const answer = newAnswer();
  slot.take('api');
  slot.holdUntilClosed(answer);

  answer.emit('close');
  expect(limit.inFlight).toBe(1);
  slot.release();

  expect(limit.inFlight).toBe(0);
});

test('the stream of a client that left before it began holds nothing', () => {
  const limit = new ConcurrencyLimit();
  const slot = new Slot(limit);
  slot.take('api');

  slot.holdUntilClosed(Object.assign(newAnswer(), { closed: true }));
  slot.release();

  expect(limit.inFlight).toBe(0);
});
