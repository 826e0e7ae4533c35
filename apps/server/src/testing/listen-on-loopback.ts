import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { serveOnLoopback } from './serve-on-loopback.ts';

/** A server of the test's own on a free port, which ends with the test. @returns its origin */
export async function listenOnLoopback(handle: RequestListener): Promise<string> {
  const { origin, close } = await serveOnLoopback(handle);
  onTestFinished(close);
  return origin;
}
