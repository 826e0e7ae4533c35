import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import { readDetails } from './read-details.ts';

describe('exclusions', () => {
  test.each([
    ['two goats on a ledge, no people', 'two goats on a ledge', [['people', 'people']]],
    [
      'a beach without cars or tents',
      'a beach',
      [
        ['cars', 'cars'],
        ['tents', null],
      ],
    ],
    ['no text, a red door', 'a red door', [['text', 'text']]],
    ['a barn, no clouds, at dawn', 'a barn, at dawn', [['clouds', 'clouds']]],
    ['a barn. Do not show any people.', 'a barn.', [['people', 'people']]],
    ['a barn, without  Étienne', 'a barn', [['Étienne', null]]],
  ])('takes them out of %j', (typed, body, exclusions) => {
    const details = readDetails(typed, en);

    expect(details.body).toBe(body);
    expect(details.exclusions.map(({ typed: words, thing }) => [words, thing])).toEqual(exclusions);
    expect(details.text).toBe(typed);
  });

  test.each(['a sign that says "no entry, no cars"', 'notes of a nocturne', 'a piano'])('ignores %j', (typed) => {
    expect(readDetails(typed, en)).toMatchObject({ body: typed, exclusions: [] });
  });
});

describe('what else details decide', () => {
  test.each([
    ['phone wallpaper of a fox', { ratio: '9:16' }],
    ['a fox, 21:9', { ratio: '21:9' }],
    ['a fox at 10:30', { ratio: null }],
    ['a desktop wallpaper', { ratio: '16:9' }],
    ['three foxes', { hasCount: true }],
    ['foxes', { hasCount: false }],
    ['a red fox in a Crimson scarf', { hasColour: true, coloured: ['a red fox in a Crimson scarf'] }],
    ['a fox, its red scarf, snow', { coloured: ['its red scarf'] }],
    ['a fox that sleeps in the long red scarf of a child', { hasColour: true, coloured: [] }],
    ['a racing dog', { isMoving: true }],
    ['a lantern in the rain at night', { lights: ['flame', 'wet', 'night'] }],
    ['a fox, 4:5', { wish: 'a fox', body: 'a fox', namesRatio: false, ratio: '4:5' }],
    ['a fox in 4:5, no hens', { wish: 'a fox in 4:5, no hens', namesRatio: true, ratio: '4:5' }],
    ['a fox, square, no hens', { wish: 'a fox, no hens', body: 'a fox', namesRatio: false, ratio: '1:1' }],
    ['a fox, phone wallpaper', { wish: 'a fox', namesRatio: false, ratio: '9:16' }],
    ['a fox, poster', { wish: 'a fox, poster', body: 'a fox, poster', ratio: '2:3' }],
    ['a fox, squarely built', { wish: 'a fox, squarely built' }],
    ['a fox, panoramas', { wish: 'a fox', ratio: '21:9' }],
    ['a fox, panoramawindow', { wish: 'a fox, panoramawindow' }],
    ['a fox, logo', { wish: 'a fox, logo', ratio: '1:1' }],
    ['a fox before dawn', { lights: ['twilight'] }],
    ['a fox at dusk', { lights: ['twilight'] }],
    ['an owl', { things: ['animals', 'birds'] }],
    ['square format, a fox', { body: 'a fox', ratio: '1:1' }],
    ['a square table, a fox', { body: 'a square table, a fox' }],
    ['a redoubt', { hasColour: false, coloured: [] }],
    ['a fox at dawn', { hasLight: true, hasCamera: false }],
    ['close-up of a fox', { hasLight: false, hasCamera: true }],
    ['a mug with “HELLO” on it', { hasQuotes: true }],
    ['a watercolor of a fox', { medium: 'watercolor', style: null }],
    ['a Baroque fox', { medium: null, style: 'baroque' }],
    ['a fox with a laptop', { isModern: true }],
    ['a letter on a desk', { things: ['text'] }],
    ['a sign "red, at dawn, square"', { hasColour: false, hasLight: false, ratio: null }],
  ])('reads %j', (typed, expected) => {
    expect(readDetails(typed, en)).toMatchObject(expected);
  });

  test('keeps parameters apart from the text', () => {
    expect(readDetails('a fox --ar 3:2 --no cats, dogs', en)).toMatchObject({
      text: 'a fox',
      parameters: ['--ar 3:2', '--no cats, dogs'],
    });
  });
});

test('takes any text, and does not change it without an exclusion', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { text, body, exclusions, parameters } = readDetails(typed, en);
      if (parameters.length === 0) expect(text).toBe(typed.trim());
      if (exclusions.length === 0) expect(body).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test.each([', ', ' ', '. ', '--a ', 'red ', '"', '\n', 'x without ', 'no a, ', '('])(
  'reads %j in linear time',
  (unit) => {
    const timeOf = (chars: number) => {
      const typed = `x${unit.repeat(chars / unit.length)}x`;
      const start = performance.now();
      for (let round = 0; round < 3; round += 1) readDetails(typed, en);
      return performance.now() - start;
    };
    timeOf(8000);

    expect(timeOf(64_000)).toBeLessThan(Math.max(300, 40 * timeOf(8000)));
  },
);
