import { expect, test } from 'vitest';
import { groupSecret } from './group-secret.ts';

test.each([
  { secret: 'ABCDEFGH', groups: 'ABCD EFGH' },
  { secret: 'ABCDEF', groups: 'ABCD EF' },
  { secret: 'ABC', groups: 'ABC' },
])('$secret reads $groups', ({ secret, groups }) => {
  expect(groupSecret(secret)).toBe(groups);
});
