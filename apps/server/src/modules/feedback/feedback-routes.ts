import { type ResultReportReply, resultReport } from '@wordlamp/contract/result-report';
import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { limitSenders } from '../../http/limit-senders.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { readJson } from '../../http/read-json.ts';
import { identifySubject, type SubjectDeps } from '../usage/identify-subject.ts';
import { type FeedbackDeps, receiveReport } from './receive-report.ts';

/** The longest report at three bytes per code unit, the maximum unless it is escaped. */
const MAX_BODY_BYTES = 80 * 1024;
/** Reports an hour. As many as a visitor's ten prompts a day; fewer in all than messages, since each is ten times as long. */
const MOST = { sender: 10, network: 20, provider: 40, all: 60 };

export type FeedbackRouteDeps = FeedbackDeps & SubjectDeps;

/**
 * Results that are not what the visitor meant. The sender is counted in memory for an hour, and never stored with the
 * report.
 */
export function feedbackRoutes(deps: FeedbackRouteDeps): Hono<AppEnv> {
  const mayPass = limitSenders(MOST, deps.now);
  return new Hono<AppEnv>()
    .post('/', async (c) => {
      const parsed = resultReport.safeParse(await readJson(c, MAX_BODY_BYTES));
      if (!parsed.success) {
        throw new AppError('validation_failed', { field: String(parsed.error.issues[0]?.path[0] ?? 'body') });
      }
      const subject = await identifySubject(deps, c);
      if (!mayPass({ subject, address: c.get('facts').clientAddress })) throw new AppError('too_many_requests');
      const reference = await receiveReport(deps, parsed.data);
      return answerJson(c, 200, { received: true, reference } satisfies ResultReportReply);
    })
    .all('/', onlyMethods('POST'));
}
