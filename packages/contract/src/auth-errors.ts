/**
 * The errors of `/auth/v1` by their codes: HTTP status and English text, as GoTrue words them, since the page of
 * supabase-js shows them unchanged. Other languages translate by code. `{…}` is filled by the server.
 */
export const AUTH_ERRORS = {
  no_authorization: { status: 401, text: 'This endpoint requires a valid Bearer token' },
  bad_jwt: { status: 403, text: 'invalid JWT: unable to parse or verify signature, {reason}' },
  user_not_found: { status: 403, text: 'User from sub claim in JWT does not exist' },
  session_not_found: { status: 403, text: 'Session from session_id claim in JWT does not exist' },
  user_banned: { status: 403, text: 'User is banned' },
  bad_json: { status: 400, text: 'Could not parse request body as JSON' },
  request_entity_too_large: { status: 413, text: 'Request body too large' },
  unsupported_media_type: { status: 415, text: 'Send the request body as application/json.' },
  request_timeout: { status: 408, text: 'The request took too long. Try again.' },
  server_busy: { status: 503, text: 'The server is very busy right now. Try again in a few seconds.' },
  validation_failed: { status: 400, text: 'The request has a field that is missing or of the wrong type.' },
  invalid_credentials: { status: 400, text: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, text: 'Email not confirmed' },
  user_already_exists: { status: 422, text: 'User already registered' },
  email_exists: { status: 422, text: 'A user with this email address has already been registered' },
  signup_disabled: { status: 422, text: 'Signups not allowed for this instance' },
  anonymous_provider_disabled: { status: 422, text: 'Anonymous sign-ins are disabled' },
  email_provider_disabled: { status: 422, text: 'Login with magic link is disabled' },
  saml_provider_disabled: { status: 404, text: 'SAML 2.0 is disabled' },
  web3_provider_disabled: { status: 422, text: 'Web3 provider is disabled' },
  manual_linking_disabled: { status: 404, text: 'Manual linking is disabled' },
  phone_provider_disabled: { status: 400, text: 'Phone logins are disabled' },
  weak_password: { status: 422, text: 'Password should be at least {least} characters.' },
  same_password: { status: 422, text: 'New password should be different from the old password.' },
  current_password_required: { status: 400, text: 'Current password required when setting new password.' },
  current_password_mismatch: { status: 400, text: 'Current password is not the same as the one on file.' },
  reauthentication_needed: {
    status: 400,
    text: 'Sign in again or enter your current password to change this.',
  },
  reauthentication_not_valid: { status: 422, text: 'Nonce has expired or is invalid' },
  refresh_token_not_found: { status: 400, text: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, text: 'Invalid Refresh Token: Already Used' },
  session_expired: { status: 400, text: 'Invalid Refresh Token: Session Expired' },
  flow_state_not_found: { status: 404, text: 'invalid flow state, no valid flow state found' },
  flow_state_expired: { status: 422, text: 'invalid flow state, flow state has expired' },
  flow_state_already_used: { status: 422, text: 'This sign-in has been finished already. Please begin again.' },
  bad_code_verifier: { status: 400, text: 'code challenge does not match previously saved code verifier' },
  access_denied: { status: 403, text: 'The sign-in was canceled or not allowed.' },
  bad_oauth_callback: { status: 400, text: 'OAuth callback without a state' },
  bad_oauth_state: { status: 400, text: 'OAuth state is invalid or has expired' },
  provider_email_needs_verification: {
    status: 403,
    text: 'Unverified email with {provider}. Please verify your email with {provider} first.',
  },
  otp_expired: { status: 403, text: 'Email link is invalid or has expired' },
  over_request_rate_limit: { status: 429, text: 'Request rate limit reached' },
  over_email_send_rate_limit: {
    status: 429,
    text: 'For security purposes, you can only request this after {seconds} seconds.',
  },
  over_sms_send_rate_limit: {
    status: 429,
    text: 'For security purposes, you can only request this after {seconds} seconds.',
  },
  not_admin: { status: 403, text: 'Updating app_metadata requires admin privileges' },
  insufficient_aal: { status: 401, text: 'AAL2 session is required to update email or password when MFA is enabled.' },
  mfa_factor_name_conflict: {
    status: 422,
    text: 'A factor with the friendly name "{name}" for this user already exists',
  },
  too_many_enrolled_mfa_factors: {
    status: 422,
    text: 'Maximum number of verified factors reached, unenroll to continue',
  },
  mfa_verified_factor_exists: {
    status: 422,
    text: 'A verified phone factor already exists, unenroll the existing factor to continue',
  },
  mfa_totp_enroll_not_enabled: { status: 422, text: 'MFA enroll is disabled for TOTP' },
  mfa_phone_enroll_not_enabled: { status: 422, text: 'MFA enroll is disabled for Phone' },
  mfa_factor_not_found: { status: 404, text: 'Factor not found' },
  mfa_ip_address_mismatch: { status: 422, text: 'Challenge and verify IP addresses mismatch' },
  mfa_challenge_expired: {
    status: 422,
    text: 'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  mfa_verification_failed: { status: 422, text: 'Invalid TOTP code entered' },
  phone_not_supported: {
    status: 422,
    text: 'Codes cannot be sent to this number. Use a mobile number of a country that this site sends to.',
  },
  sms_send_failed: { status: 422, text: 'The message could not be sent to this phone. Please try again later.' },
  not_found: { status: 404, text: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, text: 'This address does not accept that method.' },
  cross_site: { status: 403, text: 'This request came from another site.' },
  storage_unavailable: { status: 503, text: 'We can’t save anything right now. Try again in a minute.' },
  unexpected_failure: { status: 500, text: 'Something went wrong on our end. Try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type AuthErrorCode = keyof typeof AUTH_ERRORS;

/** Why a password is weak, as `weak_password.reasons` names it. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

/** Characters (code points) of a password; the server's setting for tests may lower the least. */
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;
