import { type PostOpenReply, type PostOpens, postOpenRequest } from '@wordlamp/contract/post-open';
import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import { readJson } from '../../http/read-json.ts';
import { identifySubject, type SubjectDeps } from '../usage/identify-subject.ts';
import { countPostOpens, type PostOpenDeps } from './count-post-opens.ts';

const MAX_BODY_BYTES = 1024;
const HOUR_MS = 60 * 60 * 1000;
/** More than a person opens by hand; stops scripts that try to push a post to the top. */
const OPENS_A_SENDER_AND_HOUR = 60;

export type PostRouteDeps = PostOpenDeps & SubjectDeps;

/** `/post-open` and `/post-opens`, below `/functions/v1`. */
export function postRoutes(deps: PostRouteDeps): Hono<AppEnv> {
  const ofSender = createRateLimit({ most: OPENS_A_SENDER_AND_HOUR, windowMs: HOUR_MS, now: deps.now });
  const opens = countPostOpens(deps);
  return new Hono<AppEnv>()
    .post('/post-open', async (c) => {
      const parsed = postOpenRequest.safeParse(await readJson(c, MAX_BODY_BYTES));
      if (!parsed.success) throw new AppError('validation_failed', { field: 'post' });
      if (!ofSender.take(await identifySubject(deps, c))) throw new AppError('too_many_requests');
      await opens.count(parsed.data);
      return answerJson(c, 200, { counted: true } satisfies PostOpenReply);
    })
    .all('/post-open', onlyMethods('POST'))
    .get('/post-opens', async (c) => answerJson(c, 200, (await opens.sums()) satisfies PostOpens))
    .all('/post-opens', onlyMethods('GET, HEAD'));
}
