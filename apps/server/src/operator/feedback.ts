import { listReports } from '../modules/feedback/list-reports.ts';
import { FEEDBACK_SEAL } from '../modules/feedback/receive-report.ts';
import { readReference } from '../modules/feedback/report-reference.ts';
import { createSealer } from '../sealing/sealed-text.ts';
import { createFeedbackStore } from '../storage/feedback-store.ts';
import type { Database } from '../storage/tables.ts';

const FEEDBACK_USAGE = 'npm run feedback -- list | delete <reference> | delete-all';

/**
 * The operator's commands for reports of results, run on the server's machine.
 * @throws Error for an unknown action, or a reference that no report has
 */
export async function feedback(db: Database, secretKey: Uint8Array, words: string[]): Promise<string> {
  const reports = createFeedbackStore(db);
  const [action, given = '', ...more] = words;
  const reference = readReference(given);
  if (action === 'list' && words.length === 1) return listReports(reports, createSealer(secretKey, FEEDBACK_SEAL));
  if (action === 'delete-all' && words.length === 1) return `Deleted ${await reports.deleteAll()} reports.\n`;
  if (action !== 'delete' || reference === undefined || more.length > 0) throw new Error(`Usage: ${FEEDBACK_USAGE}`);
  if (await reports.delete(reference)) return `Deleted: ${reference}\n`;
  throw new Error(`There is no report ${reference}. After 90 days they are gone by themselves.`);
}
