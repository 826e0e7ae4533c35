import { expect, test } from 'vitest';
import { sharedIdea, sharedLocation } from './share-target.ts';

test.each([
  { query: 'text=a%20poem', idea: 'a poem' },
  { query: 'title=Page&text=a+poem', idea: 'a poem' },
  { query: 'title=Page', idea: 'Page' },
  { query: 'text=See&url=https://a.example/', idea: 'See\nhttps://a.example/' },
  { query: 'text=See%20https://a.example/&url=https://a.example/', idea: 'See https://a.example/' },
  { query: 'url=https://a.example/', idea: 'https://a.example/' },
  { query: `text=${encodeURIComponent('100 % #1 & 猫\nدون')}`, idea: '100 % #1 & 猫\nدون' },
  { query: 'text=+', idea: undefined },
  { query: '', idea: undefined },
])('$query is shared as $idea', ({ query, idea }) => {
  const location = sharedLocation(new URLSearchParams(query), 'de');
  const url = new URL(location, 'https://wordlamp.test');

  expect(location).toMatch(/^[\x21-\x7e]+$/); // it stands in a header
  expect([url.origin, url.pathname, url.search]).toEqual(['https://wordlamp.test', '/de/ai-prompt-generator', '']);
  expect(sharedIdea(url.hash)).toBe(idea);
});

test.each(['', '#idea', '#shared=', '#shared=%E0%A4%A'])('behind %s nothing was shared', (hash) => {
  expect(sharedIdea(hash)).toBeUndefined();
});
