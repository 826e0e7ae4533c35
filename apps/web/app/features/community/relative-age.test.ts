import { expect, test } from 'vitest';
import { relativeAge } from './relative-age.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

test.each([
  { published: '2026-11-20', says: 'today' },
  { published: '2026-11-19', says: 'yesterday' },
  { published: '2026-11-14', says: '6 days ago' },
  { published: '2026-11-13', says: 'last week' },
  { published: '2026-10-26', says: '3 weeks ago' },
  { published: '2026-10-22', says: '4 weeks ago' },
  { published: '2026-10-21', says: 'last month' },
  { published: '2026-06-03', says: '5 months ago' },
  { published: '2025-11-20', says: 'last year' },
  { published: '2023-01-01', says: '3 years ago' },
  { published: '2026-12-24', says: 'today' },
])('$published was $says', ({ published, says }) => {
  const { value, unit } = relativeAge(published, NOW);

  expect(new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(value, unit)).toBe(says);
});
