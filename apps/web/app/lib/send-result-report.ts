import type { ResultReport, ResultReportReply } from '@wordlamp/contract/result-report';
import { type FunctionAnswer, postFunction } from './post-function.ts';

export type ReportAnswer = FunctionAnswer<{
  /** By which the report can be deleted early. */
  reference: string;
}>;

/** Sends a result that is not what the visitor meant, with nothing about the visitor. */
export async function sendResultReport(report: ResultReport): Promise<ReportAnswer> {
  return postFunction(
    'report-result',
    report,
    ({ received, reference }: Partial<Record<keyof ResultReportReply, unknown>>) =>
      received === true && typeof reference === 'string' ? { reference } : undefined,
  );
}
