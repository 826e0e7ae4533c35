import { expect, test } from 'vitest';
import { supportHours } from './support-hours.ts';

/** The hours of the specification. */
const DAYS = [
  { from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' },
  { from: 'saturday', to: 'saturday', opens: '10:00', closes: '16:00' },
  { from: 'sunday', to: 'sunday', closed: true },
] as const;

const plain = (text: string | undefined) => text?.replace(/\s/gu, ' ');

test.each([
  {
    tag: 'en',
    lines: ['Monday, Friday: 9:00 AM – 6:00 PM', 'Saturday: 10:00 AM – 4:00 PM', 'Sunday: undefined'],
  },
  { tag: 'de', lines: ['Montag, Freitag: 09:00–18:00 Uhr', 'Samstag: 10:00–16:00 Uhr', 'Sonntag: undefined'] },
  { tag: 'ja', lines: ['月曜日, 金曜日: 9時00分～18時00分', '土曜日: 10時00分～16時00分', '日曜日: undefined'] },
])('the hours of support in the words of $tag', ({ tag, lines }) => {
  const shown = supportHours(DAYS, tag);

  expect(shown.map(({ from, to, hours }) => `${to === undefined ? from : `${from}, ${to}`}: ${plain(hours)}`)).toEqual(
    lines,
  );
});
