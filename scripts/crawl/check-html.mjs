import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const WORKER = join(import.meta.dirname, 'html-worker.mjs');
const MAX_THREADS = 4;

/** @param {readonly { path: string, html: string }[]} pages @returns {Promise<string[]>} faults in the order of the pages' threads */
export async function checkHtml(pages) {
  const threads = Math.min(availableParallelism(), MAX_THREADS);
  const shares = Array.from({ length: threads }, (_, thread) => pages.filter((_, index) => index % threads === thread));
  return (await Promise.all(shares.map(onThread))).flat();
}

/** @param {readonly { path: string, html: string }[]} pages @returns {Promise<string[]>} */
function onThread(pages) {
  return new Promise((resolve, reject) => {
    new Worker(WORKER, { workerData: pages }).once('message', resolve).once('error', reject);
  });
}
