import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

test.each([
  { instant: '2026-11-20T14:59:00Z', says: '1 minute ago' },
  { instant: '2026-11-20T14:00:01Z', says: '59 minutes ago' },
  { instant: '2026-11-20T14:00:00Z', says: '1 hour ago' },
  { instant: '2026-11-19T15:00:01Z', says: '23 hours ago' },
  { instant: '2026-11-19T15:00:00Z', says: 'yesterday' },
  { instant: '2026-10-22T15:00:00Z', says: '29 days ago' },
])('$instant was $says', ({ instant, says }) => {
  const ago = timeAgo(instant, NOW);

  expect(ago && new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(ago.value, ago.unit)).toBe(says);
});

test.each([
  { name: 'a moment ago', instant: '2026-11-20T14:59:01Z' },
  { name: 'in the future of a clock that is behind', instant: '2026-11-20T15:10:00Z' },
])('what was $name is now', ({ instant }) => {
  expect(timeAgo(instant, NOW)).toBeUndefined();
});
