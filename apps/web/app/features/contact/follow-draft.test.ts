import { expect, test } from 'vitest';
import { NO_FIELDS } from './contact-fields.ts';
import { followDraft } from './follow-draft.ts';

const NOTHING_ASKED = { category: undefined, subject: '' };
const LINK = { category: 'business', subject: 'A team of ten' } as const;
const FROM_LINK = { ...NO_FIELDS, ...LINK };
const OLD = { ...NO_FIELDS, message: 'Half a' };
const NEW = { ...NO_FIELDS, message: 'Half a thought' };

test.each([
  { name: 'an empty form takes the draft', shown: NO_FIELDS, known: NO_FIELDS, draft: NEW, becomes: NEW },
  { name: 'a form that shows the draft goes on with it', shown: OLD, known: OLD, draft: NEW, becomes: NEW },
  { name: 'what was sent from another tab is gone', shown: OLD, known: OLD, draft: NO_FIELDS, becomes: NO_FIELDS },
  { name: 'words that were not kept stay', shown: OLD, known: NO_FIELDS, draft: NEW, becomes: OLD },
  {
    name: 'a chosen category stays',
    shown: { ...NO_FIELDS, category: 'bug' as const },
    known: NO_FIELDS,
    draft: NEW,
    becomes: { ...NEW, category: 'bug' as const },
  },
])('$name', ({ shown, known, draft, becomes }) => {
  expect(followDraft({ shown, known, draft, asked: NOTHING_ASKED })).toEqual(becomes);
});

test('what only a link asked for gives way to words, and comes back when they are gone', () => {
  const following = followDraft({ shown: FROM_LINK, known: NO_FIELDS, draft: NEW, asked: LINK });

  expect(following).toEqual(NEW);
  expect(followDraft({ shown: following, known: NEW, draft: NO_FIELDS, asked: LINK })).toEqual(FROM_LINK);
});

test('where the draft is as before, an emptied field stays empty', () => {
  const emptied = { ...FROM_LINK, subject: '' };

  expect(followDraft({ shown: emptied, known: NO_FIELDS, draft: NO_FIELDS, asked: LINK })).toEqual(emptied);
});
