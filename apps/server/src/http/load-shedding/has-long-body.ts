import type { IncomingMessage } from 'node:http';

const LONG_BYTES = 64 * 1024;

/** A body that is long by its header, or may be: one in chunks. */
export function hasLongBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LONG_BYTES;
}
