import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { AccountCallError } from '../../lib/account-call-error.ts';
import { failureCode, isSignedOut } from './failure-code.ts';

const TIMED_OUT = new DOMException('Too slow', 'TimeoutError'); // its own code is a number

test.each([
  { error: new AccountCallError('confirmation_wrong', 422, 'No.'), code: 'confirmation_wrong', signedOut: false },
  { error: new AccountCallError('session_not_found', 403, 'No.'), code: 'session_not_found', signedOut: true },
  { error: new AccountCallError('user_banned', 403, 'No.'), code: 'user_banned', signedOut: false },
  { error: new AuthApiError('No.', 422, 'same_password'), code: 'same_password', signedOut: false },
  { error: new AuthApiError('No.', 403, 'user_not_found'), code: 'user_not_found', signedOut: true },
  { error: new AuthSessionMissingError(), code: undefined, signedOut: true },
  { error: new AuthRetryableFetchError('No.', 503), code: undefined, signedOut: false },
  { error: new TypeError('Failed to fetch'), code: undefined, signedOut: false },
  { error: TIMED_OUT, code: undefined, signedOut: false },
  { error: 'a text', code: undefined, signedOut: false },
])('$error has the code $code; signed out: $signedOut', ({ error, code, signedOut }) => {
  expect(failureCode(error)).toBe(code);
  expect(isSignedOut(error)).toBe(signedOut);
});
