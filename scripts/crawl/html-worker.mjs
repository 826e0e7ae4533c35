// Checks pages on a worker thread: this takes most of the crawl's time.
import { parentPort, workerData } from 'node:worker_threads';
import { findHtmlFaults } from './find-html-faults.mjs';

parentPort?.postMessage(workerData.flatMap(findHtmlFaults));
