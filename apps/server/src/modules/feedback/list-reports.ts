import type { ResultReport } from '@wordlamp/contract/result-report';
import type { Sealer } from '../../sealing/sealed-text.ts';
import { plainText } from '../../words/plain-text.ts';
import type { FeedbackStore } from './feedback-store.ts';

/** The text for a report encrypted with another SECRET_KEY. */
const UNREADABLE = '  sealed with another SECRET_KEY';

/** All kept reports as text to read on a terminal, the newest first. */
export async function listReports(feedback: FeedbackStore, sealer: Sealer): Promise<string> {
  const kept = await feedback.list();
  if (kept.length === 0) return 'No reports.\n';
  return kept
    .map(({ reference, receivedAt, sealed }) => {
      const report = open(sealer, sealed, reference);
      return `${reference}  ${receivedAt}${report === undefined ? `${UNREADABLE}\n` : describe(report)}`;
    })
    .join('\n');
}

function open(sealer: Sealer, sealed: string, reference: string): ResultReport | undefined {
  try {
    return JSON.parse(sealer.open(sealed, reference));
  } catch {
    return undefined; // the others can still be read
  }
}

function describe({ type, pageLanguage, idea, result, comment }: ResultReport): string {
  const meant = comment === undefined ? '' : part('meant', comment);
  return `  ${type}, page in ${pageLanguage}\n${part('idea', idea)}${meant}${part('result', result)}`;
}

/** Indents every line, so that a stranger's text cannot imitate the beginning of another report. */
function part(name: string, text: string): string {
  return `  ${name}:\n${plainText(text).replace(/^/gm, '    ')}\n`;
}
