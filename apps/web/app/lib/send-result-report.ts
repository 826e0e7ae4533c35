import type { ResultReport, ResultReportReply } from '@wordlamp/contract/result-report';
import { type FunctionAnswer, postFunction } from './post-function.ts';

export type ReportAnswer = FunctionAnswer<{
  /** The reference with which the report can be deleted early. */
  reference: string;
}>;

/** Reports an unsatisfactory result, without anything about the visitor. */
export async function sendResultReport(report: ResultReport): Promise<ReportAnswer> {
  return postFunction(
    'report-result',
    report,
    ({ received, reference }: Partial<Record<keyof ResultReportReply, unknown>>) =>
      received === true && typeof reference === 'string' ? { reference } : undefined,
  );
}
