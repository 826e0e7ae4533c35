import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fitsChallenge, readChallenge } from './code-challenge.ts';

const VERIFIER = 'a1'.repeat(56);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

test('a pair is read, and a missing pair is undefined', () => {
  expect(readChallenge({ code_challenge: CHALLENGE, code_challenge_method: 's256' })).toBe(CHALLENGE);
  expect(readChallenge({ code_challenge: CHALLENGE, code_challenge_method: 'S256' })).toBe(CHALLENGE);
  expect(readChallenge({ code_challenge: null, code_challenge_method: null })).toBeUndefined();
  expect(readChallenge({})).toBeUndefined();
});

test.each([
  ['plain', { code_challenge: CHALLENGE, code_challenge_method: 'plain' }],
  ['a method with a blank', { code_challenge: CHALLENGE, code_challenge_method: 's256 ' }],
  ['an empty method', { code_challenge: CHALLENGE, code_challenge_method: '' }],
  ['no method', { code_challenge: CHALLENGE }],
  ['no challenge', { code_challenge_method: 's256' }],
  ['42 characters', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
  ['129 characters', { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
  ['another alphabet', { code_challenge: `${'a'.repeat(42)}+`, code_challenge_method: 's256' }],
])('E2 %s is refused', (_name, given) => {
  expect(() => readChallenge(given)).toThrow(expect.objectContaining({ code: 'validation_failed', status: 400 }));
});

test.each([
  ['the right one', VERIFIER, true],
  ['another one', `${VERIFIER.slice(0, -1)}2`, false],
  ['the challenge itself', CHALLENGE, false],
  ['a short one', 'a1', false],
  ['nothing', '', false],
  ['a long one', 'a'.repeat(129), false],
])('E3 %s: %s', (_name, verifier, expected) => {
  expect(fitsChallenge(verifier, CHALLENGE)).toBe(expected);
});
