import { expect, test } from 'vitest';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { JSON_PACKS } from './all-json-packs.ts';
import { readRequest } from './read-request.ts';
import { ruledOut } from './ruled-out.ts';

const limitsOf = (text: string) => ruledOut(readRequest({ text }, TEXT_PACKS, JSON_PACKS));

test.each([
  ['nothing', 'an email to the team about the new office', []],
  ['one thing', 'an email to the team about the new office, no emojis', ['These limits are respected: no emojis.']],
  [
    'two things',
    'an email to the team about the new office, no emojis. Avoid long sentences.',
    ['These limits are respected: no emojis; Avoid long sentences.'],
  ],
  ['a thing in German', 'eine E-Mail an das Team, ohne Emojis', ['Diese Vorgaben sind eingehalten: ohne Emojis.']],
])('%s that is excluded becomes a limit in the typed words', (_, text, limits) => {
  expect(limitsOf(text)).toEqual(limits);
});
