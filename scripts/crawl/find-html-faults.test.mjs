// @vitest-environment node
import { expect, test } from 'vitest';
import { findHtmlFaults } from './find-html-faults.mjs';

/** @param {string} body */
const faults = (body) =>
  findHtmlFaults({
    path: '/en',
    html: `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Page</title></head><body>${body}</body></html>`,
  });

test('the way React writes HTML is no fault', () => {
  expect(faults('<p tabIndex="0" hidden="" style="--a:1">text</p>')).toEqual([]);
});

test.each([
  { body: '<p><div>block in a line</div></p>', rule: 'element-permitted-content|no-implicit-close|close-order' },
  { body: '<ul><p>no item</p></ul>', rule: 'element-permitted-content' },
  { body: '<p id="a">x</p><p id="a">y</p>', rule: 'no-dup-id' },
  { body: '<p lang="en" lang="fr">x</p>', rule: 'no-dup-attr' },
  { body: '<button>no kind</button>', rule: 'no-implicit-button-type' },
])('$body has a fault', ({ body, rule }) => {
  expect(faults(body).join('\n')).toMatch(new RegExp(`^/en: .*\\((${rule})\\)$`, 'm'));
});
