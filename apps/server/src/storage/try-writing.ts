import type { Database } from './tables.ts';

/** A successful write is trusted for this long: frequent health checks must not cost a write each. */
const BELIEVED_MS = 5000;
/** Swept with the expired attempts, and written again. */
const ROW = { key: 'write-probe', count: 1, ends_at: '' };

/**
 * @returns writes one row that means nothing, and rejects when the database cannot be written to, be its disk full or
 *   itself read-only
 */
export function tryWriting(db: Database): () => Promise<void> {
  let believedUntil = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() < believedUntil) return;
    const write = db.insertInto('attempt').values(ROW);
    await write.onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 1 })).execute();
    believedUntil = performance.now() + BELIEVED_MS;
  };
}
