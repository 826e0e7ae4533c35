import errors from '@wordlamp/content/messages/en/errors.json' with { type: 'json' };
import { FUNCTION_ERRORS, type FunctionErrorCode } from '@wordlamp/contract/error-codes';
import { expect, test } from 'vitest';

const codes = Object.keys(FUNCTION_ERRORS) as FunctionErrorCode[];

test('every error of the functions has a text, and others do not', () => {
  expect(Object.keys(errors).sort()).toEqual([...codes].sort());
});

// The page says more about the daily limit than the server can: the reset in the visitor's local time.
const SAID_BY_PAGES: readonly string[] = ['daily_limit_reached', 'network_limit_reached'];

test.each(codes.filter((code) => !SAID_BY_PAGES.includes(code)))(
  'in English the words for %s are the server’s',
  (code) => {
    expect(errors[code]).toBe(FUNCTION_ERRORS[code].text);
  },
);
