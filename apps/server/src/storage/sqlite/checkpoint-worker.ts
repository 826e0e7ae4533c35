import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** How far the write-ahead log is, in pages, or why it could not be moved. */
export type CheckpointReport = { logPages: number } | { failure: string };

const database = new DatabaseSync(workerData as string, { timeout: 5000 });
// Passive: waits for nobody, and nobody waits for it. FULL, so that the file is on the disk before the log is reused.
database.exec('PRAGMA synchronous = FULL');
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', (message: 'checkpoint' | 'close') => {
  if (message === 'checkpoint') return parentPort?.postMessage(moveLog());
  database.close();
  parentPort?.close();
});

function moveLog(): CheckpointReport {
  try {
    return { logPages: Number(checkpoint.get()?.log) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
