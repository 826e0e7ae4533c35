import type { IncomingMessage } from 'node:http';

const arrivals = new WeakMap<IncomingMessage, number>();

export function noteArrival(incoming: IncomingMessage): void {
  arrivals.set(incoming, performance.now());
}

/** When its head had come, by `performance.now()`: before it waited to begin. */
export function arrivedAt(incoming: IncomingMessage): number {
  return arrivals.get(incoming) ?? performance.now();
}
