// @vitest-environment node
import { expect, test } from 'vitest';
import { findOutlineFaults } from './find-outline-faults.mjs';
import { samplePage } from './sample-page.mjs';

/** @param {string} body */
const faults = (body) => findOutlineFaults([samplePage('/en', { body })]);

test.each([
  '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
  '<h1>A</h1><img src="/a.png" alt="">',
  '<h1>A</h1><svg role="img" aria-label="A lamp"></svg><svg></svg>',
])('%s is in order', (body) => {
  expect(faults(body)).toEqual([]);
});

test.each([
  { body: '<h2>A</h2>', fault: ['has 0 headings of the first level', 'the heading “A” skips a level to 2'] },
  { body: '<h1>A</h1><h1>B</h1>', fault: ['has 2 headings of the first level'] },
  { body: '<h1>A</h1><h3>B</h3>', fault: ['the heading “B” skips a level to 3'] },
  { body: '<h1>A</h1><h2> </h2>', fault: ['a heading of level 2 is empty'] },
  { body: '<h1>A</h1><img src="/a.png">', fault: ['a picture has no text: /a.png'] },
  { body: '<h1>A</h1><svg role="img"></svg>', fault: ['a picture has no text: a drawing'] },
])('$body has a fault', ({ body, fault }) => {
  expect(faults(body)).toEqual(fault.map((text) => `/en: ${text}`));
});
