import { expect, test } from 'vitest';
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

test('what was made is read again, without its dash', () => {
  const code = newRecoveryCode();

  expect(readRecoveryCode(code)).toBe(code.replace('-', ''));
});

test.each([
  { typed: '0A1BC-DEFGH', read: '0a1bcdefgh' },
  { typed: ' 0a1bc defgh\n', read: '0a1bcdefgh' },
  { typed: '0a1bc–defgh', read: '0a1bcdefgh' },
  { typed: 'OaIbc-defgh', read: '0a1bcdefgh' },
  { typed: 'oalbcdefgh', read: '0a1bcdefgh' },
  { typed: '0a1bc-defg', read: undefined },
  { typed: '0a1bc-defghj', read: undefined },
  { typed: '0a1bc-defgu', read: undefined },
  { typed: '', read: undefined },
])('$typed is read as $read', ({ typed, read }) => {
  expect(readRecoveryCode(typed)).toBe(read);
});
