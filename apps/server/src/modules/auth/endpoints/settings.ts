import type { Context } from 'hono';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';

/** GET /settings: the ways to sign in. */
export function settings({ autoconfirm, signUpDisabled, providers, hasPhoneFactors }: AuthDeps) {
  const external = Object.fromEntries(['email', ...providers.names()].map((name) => [name, true]));
  const body = {
    external: { ...external, phone: hasPhoneFactors, anonymous_users: false },
    disable_signup: signUpDisabled,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
  return (c: Context<AppEnv>): Response => answerJson(c, 200, body);
}
