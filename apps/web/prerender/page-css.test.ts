import { expect, test } from 'vitest';
import { createPageCss } from './page-css.ts';

const html =
  '<html lang="ar"><main dir="rtl" aria-current="page" class="flex sm:p-4 [&amp;>p]:m-0"><p class="text-ink" lang="zh-Hans">你好</p><a class="flex" data-language="ja" lang="ja" dir="auto">日本語</a></main>';

test.each([
  { name: 'a rule whose class is in the page', css: '.flex{display:flex}', kept: true },
  { name: 'a rule whose class is not in the page', css: '.grid{display:grid}', kept: false },
  { name: 'a rule without a class', css: 'main{margin:0}', kept: true },
  { name: 'an escaped class', css: '.sm\\:p-4{padding:1rem}', kept: true },
  { name: 'a class with a decoded character', css: '.\\[\\&\\>p\\]\\:m-0>p{margin:0}', kept: true },
  { name: 'a pair of classes of which one is missing', css: '.flex.busy{opacity:1}', kept: false },
  { name: 'a missing class that the selector excludes', css: '.flex:not(.busy){opacity:1}', kept: true },
  { name: 'a rule for the web fonts', css: '.wf{color:red}', kept: true },
  { name: 'a rule inside a media query', css: '@media (width>=1px){.flex{color:red}}', kept: true },
  {
    name: 'keyframes that an animation names',
    css: '@keyframes fade{to{opacity:0}}.flex{animation:fade 1s}',
    kept: true,
  },
  { name: 'a rule for a pointer over an element', css: '.flex:hover{color:red}', kept: false },
  { name: 'an attribute that the page has', css: '[aria-current]{color:red}', kept: true },
  { name: 'an attribute with the value that the page has', css: '.flex[dir=rtl]{color:red}', kept: true },
  { name: 'an attribute with another value', css: '[dir=ltr]{color:red}', kept: false },
  { name: 'an attribute that the page has not', css: '[aria-invalid=true]{color:red}', kept: false },
  { name: 'the theme, which a script sets', css: '[data-theme=dark]{color:red}', kept: true },
  { name: 'what follows from something inside', css: '.flex:has(:focus-visible){color:red}', kept: false },
  { name: 'how a change moves', css: '.flex{transition:color 1s}', kept: false },
  { name: 'a comment', css: '/*! licence */', kept: false },
  { name: 'the start values for old browsers', css: '@layer properties{*{--a:1;color:var(--a)}}', kept: false },
  { name: 'a rule on the page for its language', css: ':root:lang(ar){color:red}', kept: true },
  { name: 'a rule on the page for another language', css: ':root:lang(ja){color:red}', kept: false },
  { name: 'a rule on the page for some languages', css: ':root:is(:lang(ja),:lang(ar)){color:red}', kept: true },
  { name: 'a rule on the page for all but its language', css: '.wf:not(:lang(ja),:lang(ar)){color:red}', kept: false },
  { name: 'a rule for texts of a language that the page has', css: ':lang(zh){line-break:strict}', kept: true },
  { name: 'a rule for some languages of which it has one', css: ':is(:lang(ko),:lang(zh)) p{margin:0}', kept: true },
  { name: 'a rule for texts of no language of the page', css: ':lang(ko) p{line-break:strict}', kept: false },
  { name: 'a rule for a language that only the switch names', css: ':lang(ja){line-break:strict}', kept: false },
  { name: 'a direction that only the switch has', css: '[dir=auto]{color:red}', kept: false },
  { name: 'a rule for all texts but of some languages', css: 'p:not(:lang(zh),:lang(ja)){hyphens:auto}', kept: true },
])('$name: kept is $kept', ({ css, kept }) => {
  expect(createPageCss(css)(html)).toBe(kept ? css : '');
});

test('of a list of selectors only those that can match stay', () => {
  expect(createPageCss('.grid,.flex,h1{margin:0}')(html)).toBe('.flex,h1{margin:0}');
});

test('pages with other classes get other rules from the same stylesheet', () => {
  const pageCss = createPageCss('.flex{display:flex}.grid{display:grid}');

  expect([pageCss('<p class="flex">'), pageCss('<p class="grid">'), pageCss('<p class="flex">')]).toEqual([
    '.flex{display:flex}',
    '.grid{display:grid}',
    '.flex{display:flex}',
  ]);
});
