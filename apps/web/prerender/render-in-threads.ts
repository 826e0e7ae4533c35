import { availableParallelism } from 'node:os';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { WorkerSettings } from './page-worker.ts';
import type { PageFacts } from './read-page-facts.ts';

/** React Router only reads a page's data from a header (render-page.ts) if this is set. */
const OF_A_BUILD = { IS_RR_BUILD_REQUEST: 'yes' };

/**
 * Renders and writes pages on all cores.
 * @param groups addresses that have more in common with each other than with the rest, such as those of one language: a
 * thread that renders them together reads their texts and reduces their styles once
 * @throws the error of a page
 */
export async function renderInThreads(
  groups: readonly (readonly string[])[],
  settings: WorkerSettings,
  env: NodeJS.ProcessEnv,
): Promise<PageFacts[]> {
  const facts: PageFacts[] = [];
  const waiting = [...groups];
  const threads = Math.min(availableParallelism(), groups.length);
  const options = { workerData: settings, env: { ...env, ...OF_A_BUILD } };
  await Promise.all(
    Array.from({ length: threads }, () => runThread(waiting, options, (found) => facts.push(...found))),
  );
  return facts;
}

/** Takes one group after the other off the list until it is empty. */
function runThread(
  waiting: (readonly string[])[],
  options: WorkerOptions,
  onFacts: (facts: readonly PageFacts[]) => void,
): Promise<void> {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), options);
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const group = waiting.shift();
      if (group) worker.postMessage(group);
      else resolve();
    };
    worker.on('message', (facts: readonly PageFacts[]) => {
      onFacts(facts);
      next();
    });
    worker.once('error', (error) => {
      waiting.length = 0; // the other threads stop after their current page
      reject(error);
    });
    next();
  }).finally(() => worker.terminate());
}
