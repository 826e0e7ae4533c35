import type { IncomingMessage } from 'node:http';

/** Stands on the request itself: a WeakMap of thousands a second is work for the garbage collector. */
const ARRIVED_AT = Symbol('arrivedAt');
type Noted = IncomingMessage & { [ARRIVED_AT]?: number };

export function noteArrival(incoming: Noted): void {
  incoming[ARRIVED_AT] = performance.now();
}

/** When its head had come, by `performance.now()`: before it waited to begin. */
export function arrivedAt(incoming: Noted): number {
  return incoming[ARRIVED_AT] ?? performance.now();
}
