// @vitest-environment node
import authErrors from '@wordlamp/content/messages/en/authErrors.json';
import { ACCOUNT_ERRORS } from '@wordlamp/contract/account';
import { AUTH_ERRORS } from '@wordlamp/contract/auth-errors';
import { expect, test } from 'vitest';

/** What an address can say about a link that no answer of the server says. */
const OF_ADDRESSES = ['unknown', 'access_denied', 'other_browser'];

test('every text is that of a code that can come', () => {
  const codes = [...Object.keys(AUTH_ERRORS), ...Object.keys(ACCOUNT_ERRORS), ...OF_ADDRESSES];

  expect(Object.keys(authErrors).filter((code) => !codes.includes(code))).toEqual([]);
});
