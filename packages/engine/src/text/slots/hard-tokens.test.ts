import { expect, test } from 'vitest';
import { hardTokens } from './hard-tokens.ts';

test.each([
  ['meet Ann Meyer at 10:00', ['Ann Meyer', '10:00']],
  ['pay €45, or 12.50 USD', ['€45', '12.50', 'USD']],
  ['see https://example.com/a?b=c, now', ['https://example.com/a?b=c']],
  ['mail club@oldmill.example', ['club@oldmill.example']],
  ['@ann likes #tea', ['@ann', '#tea']],
  ['say "no, thanks" twice', ['"no, thanks"']],
  ['says „ja“ and «non» and 「はい」', ['„ja“', '«non»', '「はい」']],
  ['50% of 3/4', ['50%', '3/4']],
  ['nothing hard here', []],
  ['Email me', []],
])('finds the hard tokens of "%s"', (idea, tokens) => {
  expect(hardTokens(idea)).toEqual(tokens);
});
