// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { needsSecondFactor } from './needs-second-factor.ts';

test.each([
  { aal: 'aal1', hasFactor: true, isNeeded: true },
  { aal: 'aal2', hasFactor: true, isNeeded: false },
  { aal: 'aal1', hasFactor: false, isNeeded: false },
] as const)('at $aal with a factor $hasFactor one is needed: $isNeeded', ({ aal, hasFactor, isNeeded }) => {
  expect(needsSecondFactor(sampleSession({ aal, hasFactor }))).toBe(isNeeded);
});

test('a signed-out visitor needs none, and an unreadable token has no level', () => {
  const session = sampleSession({ hasFactor: true });

  expect(needsSecondFactor(null)).toBe(false);
  expect(needsSecondFactor({ ...session, access_token: 'x' })).toBe(true);
});
