import type { IncomingMessage } from 'node:http';

const LONG_BYTES = 64 * 1024;

/** Whether a body is long by its Content-Length, or may be, since it is chunked. */
export function hasLongBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LONG_BYTES;
}
