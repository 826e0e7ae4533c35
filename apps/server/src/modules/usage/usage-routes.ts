import { Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { identifyCaller, type SubjectDeps } from './identify-subject.ts';
import { readDailyUsage } from './read-daily-usage.ts';
import type { QuotaDeps } from './reserve-generation.ts';

export type UsageDeps = QuotaDeps & SubjectDeps;

export function usageRoutes(deps: UsageDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const caller = await identifyCaller(deps, c);
      return answerJson(c, 200, await readDailyUsage(deps, caller));
    })
    .all('/', onlyMethods('GET, HEAD'));
}
