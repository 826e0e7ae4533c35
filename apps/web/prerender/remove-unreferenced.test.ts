import postcss from 'postcss';
import { expect, test } from 'vitest';
import { removeUnreferenced } from './remove-unreferenced.ts';

function remaining(css: string, elsewhere = ''): string {
  const root = postcss.parse(css);
  removeUnreferenced(root, elsewhere);
  return root.toString();
}

test.each([
  { name: 'keyframes that nothing runs', css: '@keyframes fade{to{opacity:0}}' },
  {
    name: 'keyframes that only a property names which nothing reads',
    css: '@keyframes spin{to{rotate:1turn}}:root{--animate-spin:spin 1s}',
  },
  { name: 'a custom property that nothing reads', css: ':root{--ink:red}' },
  { name: 'a chain of custom properties that nothing reads', css: ':root{--ink:red;--text:var(--ink)}' },
  { name: 'a registered property that nothing reads', css: '@property --ink{syntax:"*";inherits:false}' },
  { name: 'a font face that no list names', css: '@font-face{font-family:Onest;src:url(a.woff2)}' },
  { name: 'a block that is left empty', css: '@layer theme{@media print{}}' },
])('$name goes', ({ css }) => {
  expect(remaining(css)).toBe('');
});

test.each([
  { name: 'keyframes that a rule runs', css: '@keyframes fade{to{opacity:0}}p{animation:fade 1s}' },
  { name: 'a custom property that a rule reads', css: ':root{--ink:red}p{color:var(--ink)}' },
  {
    name: 'a font face that a list in a property names',
    css: '@font-face{font-family:Onest Arial;src:local(Arial)}:root{--sans:"Onest Arial",sans-serif}p{font-family:var(--sans)}',
  },
])('$name stays', ({ css }) => {
  expect(remaining(css)).toBe(css);
});

test('a custom property that a style attribute reads stays', () => {
  expect(remaining(':root{--ink:red}', 'color:var(--ink)')).toBe(':root{--ink:red}');
});

test('a face of another family with the same beginning is not taken for a named one', () => {
  const css = '@font-face{font-family:Onest Ext;src:url(a.woff2)}p{font-family:"Onest",serif}';
  expect(remaining(css)).toBe('p{font-family:"Onest",serif}');
});
