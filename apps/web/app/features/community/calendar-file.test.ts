import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const STAMP = new Date('2026-11-20T12:34:56.789Z');
const ENTRY = {
  uid: 'quiet-clip@prompts.example',
  title: 'The quietest clip',
  description: 'Two sounds.',
  start: new Date('2026-12-15T18:30:00Z'),
  end: new Date('2026-12-15T19:15:00Z'),
  url: 'https://prompts.example/en/community',
};
const octets = (text: string) => new TextEncoder().encode(text).length;
/** As a calendar reads it: folded lines joined, one property each. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const propertyOf = (file: string, property: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1);
const unescaped = (value = '') =>
  value.replace(/\\(.)/g, (_pair, character: string) => (character === 'n' ? '\n' : character));

test('writes an event in the order and with the properties that RFC 5545 asks for', () => {
  expect(calendarFile(ENTRY, STAMP)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wordlamp//Community//EN',
      'BEGIN:VEVENT',
      'UID:quiet-clip@prompts.example',
      'DTSTAMP:20261120T123456Z',
      'DTSTART:20261215T183000Z',
      'DTEND:20261215T191500Z',
      'SUMMARY:The quietest clip',
      'DESCRIPTION:Two sounds.',
      'URL:https://prompts.example/en/community',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  { title: 'Commas, semicolons; and C:\\prompts', written: 'Commas\\, semicolons\\; and C:\\\\prompts' },
  { title: 'two\nlines\r\nand three', written: 'two\\nlines\\nand three' },
  { title: 'a bell\u0007 and a tab\there', written: 'a bell and a tab\there' },
  { title: 'colons: and "quotes" stay', written: 'colons: and "quotes" stay' },
  { title: 'ورشة: رسالة، وجواب', written: 'ورشة: رسالة، وجواب' },
])('escapes "$title"', ({ title, written }) => {
  expect(propertyOf(calendarFile({ ...ENTRY, title }, STAMP), 'SUMMARY')).toBe(written);
});

test('a long title is folded after 75 octets', () => {
  const [first, second] = calendarFile({ ...ENTRY, title: 'x'.repeat(100) }, STAMP)
    .split('\r\n')
    .slice(8);

  expect(first).toBe(`SUMMARY:${'x'.repeat(67)}`);
  expect(second).toBe(` ${'x'.repeat(33)}`);
});

test('folding breaks no character of several octets', () => {
  const title = '光だけで部屋を描く🎨🖌'.repeat(12);
  const file = calendarFile({ ...ENTRY, title }, STAMP);

  expect(propertyOf(file, 'SUMMARY')).toBe(title);
  for (const line of file.split('\r\n')) {
    expect(octets(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Surrogate}/u);
  }
});

test('whatever the texts are, the lines are short and a calendar reads the texts back', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replace(/\p{Cc}/gu, ' '));
  fc.assert(
    fc.property(anyText, anyText, (title, description) => {
      const file = calendarFile({ ...ENTRY, title, description: `${description}\nsecond line` }, STAMP);

      for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(unescaped(propertyOf(file, 'SUMMARY'))).toBe(title);
      expect(unescaped(propertyOf(file, 'DESCRIPTION'))).toBe(`${description}\nsecond line`);
      expect(unfolded(file)).toHaveLength(14);
    }),
  );
});
