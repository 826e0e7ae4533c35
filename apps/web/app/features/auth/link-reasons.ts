import type { Words } from '../../i18n/words.ts';

/** Why a link in a mail or a sign-in with another service can fail, as the backend calls it. */
export const LINK_REASONS = [
  'unknown',
  'access_denied',
  'other_browser',
  'otp_expired',
  'session_not_found',
  'flow_state_not_found',
  'flow_state_expired',
  'flow_state_already_used',
  'bad_code_verifier',
  'bad_oauth_callback',
  'bad_oauth_state',
  'provider_email_needs_verification',
  'signup_disabled',
  'user_banned',
] as const satisfies (keyof Words['authErrors'])[];

/** Anyone can craft this URL, so only known reasons are shown. */
export function linkReason(reason: string): (typeof LINK_REASONS)[number] {
  return LINK_REASONS.find((known) => known === reason) ?? 'unknown';
}
