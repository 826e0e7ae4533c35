/** Primary result codes (sqlite.org/rescode.html): busy, locked, read-only, input or output, full, cannot open. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14]);

/** Resources and disk, shutdown and start, connections, a standby that only reads, input or output, no such database. */
const POSTGRES_STATES = /^(53...|57P0.|08...|25006|58030|3D000)$/;

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);

/** pg's own errors, which have no code: a broken connection, a timeout while waiting for one or for a response. */
const POSTGRES_CLIENT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/**
 * Whether the database cannot work right now: the disk is full or read-only, or the server is down. Not a bug of ours;
 * it ends when its cause does.
 */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES.has(error.errcode & 0xff);
  if (!('code' in error) || typeof error.code !== 'string') return POSTGRES_CLIENT.test(error.message);
  return POSTGRES_STATES.test(error.code) || ('syscall' in error && NETWORK_CODES.has(error.code));
}
