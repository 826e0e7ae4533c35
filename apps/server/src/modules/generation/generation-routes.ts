import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { readJson } from '../../http/read-json.ts';
import type { GenerationOutcome, Metrics } from '../../insight/metrics.ts';
import type { RecordEvent } from '../../insight/security-event.ts';
import { accountOf, identifyCaller, type SubjectDeps } from '../usage/identify-subject.ts';
import { type GenerateDeps, generatePrompt } from './generate-prompt.ts';
import { readGenerationRequest } from './read-generation-request.ts';

/** 7.5 MiB: an image of 5 MiB as a data URL, and the text. */
const MAX_BODY_BYTES = 7.5 * 1024 * 1024;

const QUOTA_CODES: ReadonlySet<string> = new Set(['daily_limit_reached', 'network_limit_reached']);

export type GenerationDeps = GenerateDeps &
  SubjectDeps & { metrics: Pick<Metrics, 'generation'>; recordEvent: RecordEvent };

export function generationRoutes(deps: GenerationDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/', async (c) => {
      const request = readGenerationRequest(await readJson(c, MAX_BODY_BYTES));
      const caller = await identifyCaller(deps, c);
      const work = generatePrompt(deps, request, caller, c.get('facts').timeLimit);
      return answerJson(c, 200, await counted(deps, { type: request.type, subject: caller.subject }, work));
    })
    .all('/', onlyMethods('POST'));
}

async function counted<Reply>(
  { metrics, recordEvent }: GenerationDeps,
  { type, subject }: { type: string; subject: string },
  work: Promise<Reply>,
): Promise<Reply> {
  try {
    const reply = await work;
    metrics.generation(type, 'written');
    return reply;
  } catch (error) {
    metrics.generation(type, outcomeOf(error));
    if (isQuotaSpent(error)) recordEvent('quota_denied', { accountId: accountOf(subject), reason: error.code });
    throw error;
  }
}

function outcomeOf(error: unknown): GenerationOutcome {
  if (!(error instanceof AppError) || error.status >= 500) return 'failed';
  return isQuotaSpent(error) ? 'quota' : 'refused';
}

function isQuotaSpent(error: unknown): error is AppError {
  return error instanceof AppError && QUOTA_CODES.has(error.code);
}
