import { AuthError } from '../auth-error.ts';

/** POST /sso: there is no single sign-on by SAML. */
export function sso(): never {
  throw new AuthError('saml_provider_disabled');
}
