// @vitest-environment node
import { expect, test } from 'vitest';
import { readLinkToken } from './link-token.ts';

const TOKEN = 'a-random_token-of-43-characters-0123456789A';

test.each([
  { name: 'a sign-up', hash: `#token_hash=${TOKEN}&type=signup`, read: { type: 'signup', token_hash: TOKEN } },
  { name: 'a recovery', hash: `#type=recovery&token_hash=${TOKEN}`, read: { type: 'recovery', token_hash: TOKEN } },
  { name: 'nothing', hash: '', read: undefined },
  { name: 'another type', hash: `#token_hash=${TOKEN}&type=email_change`, read: undefined },
  { name: 'no type', hash: `#token_hash=${TOKEN}`, read: undefined },
  { name: 'markup', hash: '#token_hash=%3Cscript%3Ealert(1)%3C/script%3E&type=signup', read: undefined },
])('the fragment of $name', ({ hash, read }) => {
  expect(readLinkToken(hash)).toEqual(read);
});
