import { AuthError } from '../auth-error.ts';

/** POST /sso: single sign-on by SAML is not supported. */
export function sso(): never {
  throw new AuthError('saml_provider_disabled');
}
