import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { AppEnv } from '../../http/app-env.ts';
import { refuseOtherMethods } from '../../http/refuse-other-methods.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { authorize } from './endpoints/authorize.ts';
import { callback } from './endpoints/callback.ts';
import { challengeFactor } from './endpoints/challenge-factor.ts';
import { enrollFactor } from './endpoints/enroll-factor.ts';
import { getUser } from './endpoints/get-user.ts';
import { health } from './endpoints/health.ts';
import { jwks } from './endpoints/jwks.ts';
import { linkIdentity } from './endpoints/link-identity.ts';
import { logout } from './endpoints/logout.ts';
import { magicLink, otp } from './endpoints/otp.ts';
import { putUser } from './endpoints/put-user.ts';
import { reauthenticate } from './endpoints/reauthenticate.ts';
import { recover } from './endpoints/recover.ts';
import { resend } from './endpoints/resend.ts';
import { settings } from './endpoints/settings.ts';
import { signup } from './endpoints/signup.ts';
import { sso } from './endpoints/sso.ts';
import { token } from './endpoints/token.ts';
import { unenrollFactor } from './endpoints/unenroll-factor.ts';
import { verify } from './endpoints/verify.ts';
import { verifyFactor } from './endpoints/verify-factor.ts';
import { verifyPage } from './endpoints/verify-page.ts';
import { limitRequests } from './limits/limit-requests.ts';
import { answerAuthError, onAuthError, onlyAuthMethods } from './on-auth-error.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';

const MINUTE_MS = 60_000;

export type AuthRouteDeps = AuthDeps & { log: Logger };

/**
 * The client signs a person out when a refresh is rejected: a password guesser behind the same address must not be able
 * to cause that.
 */
function refreshesApart(refreshes: MiddlewareHandler<AppEnv>, others: MiddlewareHandler<AppEnv>) {
  const limitOf = (grant: string | undefined) => (grant === 'refresh_token' ? refreshes : others);
  return createMiddleware<AppEnv>((c, next) => limitOf(c.req.query('grant_type'))(c, next));
}

/** `/auth/v1`, the protocol that supabase-js speaks; one file for each endpoint. */
export function authRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  // GoTrue's limits per address; all paths of a group share one limit.
  const often = () => limitRequests(deps, 150, 5 * MINUTE_MS);
  const codes = () => limitRequests(deps, 15, MINUTE_MS);
  const seldom = () => limitRequests(deps, 30, 5 * MINUTE_MS);
  const routes = new Hono<AppEnv>()
    .use(refuseCrossSite)
    .post('/signup', seldom(), signup(deps))
    .post('/token', refreshesApart(often(), often()), token(deps))
    .get('/verify', verifyPage(deps))
    .post('/verify', seldom(), verify(deps))
    .post('/resend', seldom(), resend(deps))
    .post('/recover', seldom(), recover(deps))
    .post('/otp', seldom(), otp)
    .post('/magiclink', seldom(), magicLink)
    .post('/sso', seldom(), sso)
    .get('/authorize', seldom(), authorize(deps))
    .get('/callback', seldom(), callback(deps))
    .get('/user', getUser(deps))
    .put('/user', seldom(), putUser(deps))
    .get('/user/identities/authorize', seldom(), linkIdentity(deps))
    .delete('/user/identities/:id', seldom(), linkIdentity(deps))
    .get('/reauthenticate', seldom(), reauthenticate(deps))
    .post('/logout', logout(deps))
    .post('/factors', seldom(), enrollFactor(deps))
    .post('/factors/:id/challenge', codes(), challengeFactor(deps))
    .post('/factors/:id/verify', codes(), verifyFactor(deps))
    .delete('/factors/:id', seldom(), unenrollFactor(deps))
    .get('/.well-known/jwks.json', jwks(deps))
    .get('/settings', settings(deps))
    .get('/health', health);
  return refuseOtherMethods(routes, onlyAuthMethods)
    .all('*', (c) => answerAuthError(c, new AuthError('not_found')))
    .onError(onAuthError(deps.log));
}
