/** Security events for an operator's investigation. Each is also counted, so the list bounds a label. */
export const SECURITY_EVENTS = [
  'signed_in',
  'sign_in_failed',
  'sign_in_held_back',
  'signed_out',
  'signed_up',
  'account_confirmed',
  'account_deleted',
  'password_changed',
  'email_changed',
  'email_change_canceled',
  'refresh_token_reused',
  'auth_code_replayed',
  'factor_added',
  'factor_passed',
  'factor_removed',
  'factor_failed',
  'factor_held_back',
  'recovery_codes_made',
  'recovery_code_used',
  'provider_added',
  'provider_refused',
  'quota_denied',
  'settings_refused',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Must not contain an address or a secret: it is logged as is. */
type EventFacts = { accountId?: string | undefined; method?: string; provider?: string; reason?: string };

export type RecordEvent = (event: SecurityEvent, facts: EventFacts) => void;
