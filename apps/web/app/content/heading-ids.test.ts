import { expect, test } from 'vitest';
import { headingIds } from './heading-ids.ts';

test.each([
  { heading: 'What goes wrong', id: 'what-goes-wrong' },
  { heading: 'Don’t stop: “why?”', id: 'dont-stop-why' },
  { heading: '3. Movement through a street', id: 'part-3-movement-through-a-street' },
  { heading: 'Où placer l’idée ?', id: 'où-placer-lidée' },
  { heading: 'Что идёт не так', id: 'что-идёт-не-так' },
  { heading: 'أين توضع الفكرة؟', id: 'أين-توضع-الفكرة' },
  { heading: '光と色の書き方', id: '光と色の書き方' },
  { heading: '프롬프트 기초', id: '프롬프트-기초' },
  { heading: '--ar 4:5', id: 'ar-4-5' },
  { heading: '?!', id: 'part' },
])('“$heading” is linked as #$id', ({ heading, id }) => {
  expect(headingIds()(heading)).toBe(id);
});

test('equal headings, and one like a part of the page, get unique ids', () => {
  const idOf = headingIds();

  expect(['Steps', 'Steps', 'steps!', 'Next'].map(idOf)).toEqual(['steps', 'steps-2', 'steps-3', 'next-2']);
});
