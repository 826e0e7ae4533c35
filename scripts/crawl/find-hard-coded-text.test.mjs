import { expect, test } from 'vitest';
import { findHardCodedText } from './find-hard-coded-text.mjs';
import { samplePage } from './sample-page.mjs';

const KNOWN = [
  'About us',
  'Wordlamp',
  'Read More',
  '{{count, number}} posts',
  'A long text.\nIt has two lines.',
  'Style',
];

/** @param {string} body */
const faultsOf = (body) => findHardCodedText([samplePage('/en/about', { title: 'About us', body })], KNOWN, 'en');

test.each([
  { name: 'a text of content/', body: '<h1>About us</h1>' },
  { name: 'a part of one, in other lines', body: '<p>text. It\n has</p>' },
  { name: 'a filled slot', body: '<p>1,200 posts</p>' },
  { name: 'texts that were put together', body: '<a aria-label="Read More: About us">[Style]</a>' },
  {
    name: 'figures, dates and addresses',
    body: '<p>4.5</p><time>Tuesday, December 8, 2026</time><p>18:30 UTC</p><b>/en/x</b>',
  },
  { name: 'code', body: '<pre>{ "hidden": "words" }</pre><script>const words = "never seen"</script>' },
])('$name is no fault', ({ body }) => {
  expect(faultsOf(body)).toEqual([]);
});

test.each([
  { name: 'a text', body: '<p>Buy now</p>' },
  { name: 'a name that is read out', body: '<button aria-label="Buy now"></button>' },
  { name: 'a placeholder', body: '<input placeholder="Buy now">' },
  { name: 'what is shown without scripts', body: '<noscript><p>Buy now</p></noscript>' },
  { name: 'a part of what was put together', body: '<p>About us: Buy now</p>' },
])('hard-coded $name is named once, with its page', ({ body }) => {
  expect(faultsOf(body + body)).toEqual([expect.stringMatching(/^\/en\/about: “.*Buy now” is not in content\/$/)]);
});

test.each([
  { tag: 'de', text: 'Dienstag, 8. Dezember 2026 um 18:30' },
  { tag: 'pt-BR', text: '8 de dezembro de 2026' },
  { tag: 'ja', text: '2026年12月8日火曜日' },
  { tag: 'ar', text: 'الثلاثاء، 8 ديسمبر 2026' },
  { tag: 'ru', text: '8 декабря 2026 г.' },
])('$text is a date', ({ tag, text }) => {
  const pages = [samplePage('/x', { title: 'About us', body: `<time>${text}</time>` })];

  expect(findHardCodedText(pages, KNOWN, tag)).toEqual([]);
  expect(findHardCodedText(pages, KNOWN, tag === 'de' ? 'ja' : 'de')).toHaveLength(1);
});
