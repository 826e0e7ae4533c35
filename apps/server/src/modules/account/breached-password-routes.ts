import type { PasswordRange } from '@wordlamp/contract/common-passwords';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import { refuseOtherMethods } from '../../http/refuse-other-methods.ts';
import { limitRequests } from '../auth/limits/limit-requests.ts';
import { passwordRange } from '../auth/passwords/password-ranges.ts';
import { onAccountError } from './on-account-error.ts';

export type BreachedPasswordRouteDeps = {
  log: Logger;
  hasLimits: boolean;
  refusesBreachedPasswords: boolean;
  now: () => Date;
};

const MINUTE_MS = 60_000;
/** The first digits of a hash. */
const RANGE = /^[0-9a-f]{2}$/;
/** The list only changes with a release, and is the same for everyone. */
const CACHED = { 'cache-control': 'public, max-age=86400' };

/**
 * `/api/v1/breached-passwords/<two digits of a hash>`: lets a page check whether a new password is common before it is
 * sent (packages/contract/src/common-passwords.ts).
 */
export function breachedPasswordRoutes(deps: BreachedPasswordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>().get('/:digits', limitRequests(deps, 300, 5 * MINUTE_MS), async (c) => {
    const digits = c.req.param('digits');
    if (!RANGE.test(digits)) throw new AppError('not_found');
    const entries = deps.refusesBreachedPasswords ? [...(await passwordRange(digits))] : [];
    return answerJson(c, 200, { entries } satisfies PasswordRange, CACHED);
  });
  return refuseOtherMethods(routes, onlyMethods).onError(onAccountError(deps.log));
}
