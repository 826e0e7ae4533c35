import { expect, test } from 'vitest';
import { createPageCss } from './page-css.ts';
import { splitStyles } from './split-styles.ts';

const pageCss = createPageCss('.flex{display:flex}.grid{display:grid}');
const LONG = '<span></span>'.repeat(200);

test.each([
  { name: 'its first field', near: '<textarea></textarea>', far: `${LONG}<p>One.</p>` },
  {
    name: 'the paragraph behind a table of contents',
    near: `<nav>${LONG}</nav><p>One.</p>`,
    far: `${LONG}<p>Two.</p>`,
  },
  {
    name: 'what is in front of a text for browsers without scripts',
    near: '',
    far: '<noscript><p>One.</p></noscript>',
  },
])('a page begins with its heading and $name', ({ near, far }) => {
  const { beginning, end, first, rest } = splitStyles(
    `<h1 class="flex">A</h1>${near}${far}<i class="grid"></i>`,
    pageCss,
  );

  expect(beginning).toBe(`<h1 class="flex">A</h1>${near}`);
  expect(end).toBe(`${far}<i class="grid"></i>`);
  expect({ first, rest }).toEqual({ first: '.flex{display:flex}', rest: '.flex{display:flex}.grid{display:grid}' });
});

test('a page without a heading is not split', () => {
  const { beginning, end, rest } = splitStyles('<p class="flex">A</p>', pageCss);

  expect({ beginning, end, rest }).toEqual({ beginning: '<p class="flex">A</p>', end: '', rest: '' });
});
