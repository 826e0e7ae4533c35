import { expect, test } from 'vitest';
import { readProfile } from './read-profile.ts';

test.each([
  { said: 'everything', metadata: { full_name: 'Ann', language: 'fr' }, profile: { name: 'Ann', language: 'fr' } },
  { said: 'nothing', metadata: {}, profile: { name: '', language: 'en' } },
  { said: 'what a provider says', metadata: { name: 'Ann' }, profile: { name: 'Ann', language: 'en' } },
  { said: 'an emptied name', metadata: { full_name: '', name: 'Ann' }, profile: { name: '', language: 'en' } },
  { said: 'nonsense', metadata: { full_name: 7, language: ['fr'] }, profile: { name: '', language: 'en' } },
  { said: 'an unknown language', metadata: { language: 'xx' }, profile: { name: '', language: 'en' } },
])('of a person with $said', ({ metadata, profile }) => {
  expect(readProfile({ user_metadata: metadata })).toEqual(profile);
});
