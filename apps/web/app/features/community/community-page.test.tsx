// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import community from '@wordlamp/content/messages/en/community.json';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import type { CommunityEvent } from './community-event.ts';
import { communityFigures } from './community-figures.ts';
import { CommunityPage } from './community-page.tsx';
import type { ListedPost } from './post.ts';
import { sortsFor } from './sorts-for.ts';

const NO_STATS = { members: null, posts: null, events: null, countries: null };
const BY_EDITORS: ListedPost = {
  slug: 'length',
  title: 'Write the length as a number',
  category: 'tips',
  tags: ['length'],
  published: '2026-11-09',
  pinned: false,
  featured: false,
  beginning: '“Short” is not a length.',
  text: '',
};
const BY_ANN = { ...BY_EDITORS, slug: 'ann', title: 'By Ann', author: 'Ann M.', role: 'teacher', reputation: 1310 };
const EVENT: CommunityEvent = {
  id: 'quiet',
  title: 'The quietest clip',
  description: 'Online.',
  date: '2026-12-15',
  time: '18:30',
  minutes: 45,
  type: 'challenge',
};

type Given = { stats?: Parameters<typeof communityFigures>[0]; posts?: ListedPost[]; events?: CommunityEvent[] };
const open = ({ stats = NO_STATS, posts = [BY_EDITORS], events = [] }: Given, address = '/en/community') => {
  const known = { figures: communityFigures(stats, 'en'), posts, sorts: sortsFor(posts), events, guidelines: [] };
  return renderAt(address, <CommunityPage {...known} />, { community });
};
const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
});

test('without figures and events neither has a part of the page, and there is no order to choose', () => {
  open({}, '/en/community?sort=popular');

  expect(screen.queryByRole('heading', { name: 'In numbers' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Events' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Sort' })).toBeNull();
  expect(document.querySelector('dl')).toBeNull();
});

test('a post without an author is by the editors, with no reputation and no counts', () => {
  open({});

  const [text] = cards();
  expect(text).toContain('Wordlampthe editors');
  expect(text).not.toMatch(/Reputation|\d+ (?:like|comment|share)/);
});

test('an author and the counts that are given are shown, with the orders that they allow', () => {
  open({ posts: [{ ...BY_ANN, likes: 72, comments: 1 }, BY_EDITORS] });

  const [text] = cards();
  expect(text).toContain('Ann M.teacherReputation 1,310');
  expect(text).toContain('72 likes1 comment');
  expect(text).not.toMatch(/\d shares?/);
  const sorts = within(screen.getByRole('navigation', { name: 'Sort' })).getAllByRole('link');
  expect(sorts.map(({ textContent }) => textContent)).toEqual(['Latest', 'Most Popular', 'Most Discussed', 'Trending']);
});

test('figures that are set are shown, and the others left out', () => {
  open({ stats: { ...NO_STATS, members: 1280 } });

  const figures = screen.getByRole('region', { name: 'In numbers' });
  expect(figures.textContent).toBe('In numbersMembers1,280');
});

test('events stand in their order, upcoming ones first, with places only where they are counted', () => {
  const past = { ...EVENT, id: 'past', title: 'Four drafts', date: '2026-11-08', attendees: 19, maxAttendees: 40 };
  open({ events: [past, EVENT] });

  const events = within(screen.getByRole('region', { name: 'Events' })).getAllByRole('article');
  expect(events.map((event) => within(event).getByRole('heading').textContent)).toEqual([EVENT.title, past.title]);
  const [first, last] = events;
  expect(first?.textContent).toContain('Upcoming');
  expect(first?.textContent).not.toContain('places');
  expect(first && within(first).getByRole('button').textContent).toBe('Add to calendar');
  expect(last?.textContent).toContain('Past');
  expect(last?.textContent).toContain('19 of 40 places taken');
  expect(last && within(last).queryByRole('button')).toBeNull();
});
