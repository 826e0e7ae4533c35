import { type TemplateUseReply, type TemplateUses, templateUseRequest } from '@wordlamp/contract/template-use';
import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import { readJson } from '../../http/read-json.ts';
import { identifySubject, type SubjectDeps } from '../usage/identify-subject.ts';
import { countTemplateUses, type TemplateUseDeps } from './count-template-uses.ts';

const MAX_BODY_BYTES = 1024;
const HOUR_MS = 60 * 60 * 1000;
/** More than a person copies by hand; stops scripts that try to push a template to the top. */
const USES_A_SENDER_AND_HOUR = 60;

export type TemplateRouteDeps = TemplateUseDeps & SubjectDeps;

/** `/template-use` and `/template-uses`, below `/functions/v1`. */
export function templateRoutes(deps: TemplateRouteDeps): Hono<AppEnv> {
  const ofSender = createRateLimit({ most: USES_A_SENDER_AND_HOUR, windowMs: HOUR_MS, now: deps.now });
  const uses = countTemplateUses(deps);
  return new Hono<AppEnv>()
    .post('/template-use', async (c) => {
      const parsed = templateUseRequest.safeParse(await readJson(c, MAX_BODY_BYTES));
      if (!parsed.success) {
        throw new AppError('validation_failed', { field: String(parsed.error.issues[0]?.path[0] ?? 'body') });
      }
      if (!ofSender.take(await identifySubject(deps, c))) throw new AppError('too_many_requests');
      await uses.count(parsed.data);
      return answerJson(c, 200, { counted: true } satisfies TemplateUseReply);
    })
    .all('/template-use', onlyMethods('POST'))
    .get('/template-uses', async (c) => answerJson(c, 200, { uses: await uses.totals() } satisfies TemplateUses))
    .all('/template-uses', onlyMethods('GET, HEAD'));
}
