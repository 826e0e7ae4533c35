import { expect, test } from 'vitest';
import { readPageFacts } from './read-page-facts.ts';

const HEAD = [
  '<title>Yours &amp; mine</title><meta name="description" content="It&#x27;s &quot;free&quot;"/>',
  '<link rel="canonical" href="https://a.example/en"/>',
  '<link rel="alternate" hrefLang="x-default" href="https://a.example/en?a=1&amp;b=2"/>',
].join('');

test('reads what a page says about itself, without the escapes of HTML', () => {
  expect(readPageFacts(HEAD)).toEqual({
    title: 'Yours & mine',
    description: 'It\'s "free"',
    canonical: 'https://a.example/en',
    alternates: [{ language: 'x-default', address: 'https://a.example/en?a=1&b=2' }],
    isIndexed: true,
  });
});

test('a page that is not to be listed says so', () => {
  expect(readPageFacts(`${HEAD}<meta name="robots" content="noindex"/>`).isIndexed).toBe(false);
});

test('a page without a canonical address stops the build', () => {
  expect(() => readPageFacts(HEAD.replace('canonical', 'other'))).toThrow('canonical');
});
