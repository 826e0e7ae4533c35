import { expect, test } from 'vitest';
import { findInventedFaults } from './find-invented-faults.mjs';
import { samplePage } from './sample-page.mjs';

const UNSET = { prompts: null, users: null, countries: null, uptime: null };

test.each([
  { name: 'a mailbox', text: '<a href="mailto:hello@wordlamp.example">', fault: 'names @wordlamp.example' },
  { name: 'a link', text: '<a href="https://forum.wordlamp.example/x">', fault: 'names /forum.wordlamp.example' },
  { name: 'a rating', text: '{"aggregateRating":{"ratingValue":4.6}}', fault: 'votes ("aggregateRating")' },
  { name: 'likes', text: '{"interactionStatistic":[]}', fault: 'votes ("interactionStatistic")' },
])('finds an invented $name in a file of the site', ({ text, fault }) => {
  expect(findInventedFaults([], [['en/contact.html', text]], UNSET)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  { lang: 'en', figure: '1M+', name: 'prompts' },
  { lang: 'en', figure: '50K+', name: 'users' },
  { lang: 'en', figure: '99.9%', name: 'uptime' },
  { lang: 'de', figure: '99,9\u00a0%', name: 'uptime' },
  { lang: 'ja', figure: '100万以上', name: 'prompts' },
  { lang: 'ar', figure: '\u200f+50 ألف', name: 'users' },
])('finds $figure on a page in $lang', ({ lang, figure, name }) => {
  const page = samplePage(`/${lang}/about`, { lang, body: `<dl><dt>x</dt><dd>${figure}</dd></dl>` });

  expect(findInventedFaults([page], [], UNSET)).toEqual([expect.stringContaining(`states no ${name}`)]);
});

test('accepts the operator’s figures, and real addresses', () => {
  const page = samplePage('/en/about', { body: '<p>1M+ prompts, 150 of them in French</p>' });
  const script = ['assets/app.js', 'a.example=1;b="name@example.com";c="https://example.org"'];

  expect(
    findInventedFaults([page], [/** @type {[string, string]} */ (script)], { ...UNSET, prompts: 1_000_000 }),
  ).toEqual([]);
});
