// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import community from '@wordlamp/content/messages/en/community.json';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { renderAt } from '../../testing/render-at.tsx';
import type { CommunityEvent } from './community-event.ts';
import { communityFigures } from './community-figures.ts';
import { CommunityPage } from './community-page.tsx';
import type { ListedPost } from './post.ts';
import type { Release } from './release.ts';
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

type Given = {
  stats?: Parameters<typeof communityFigures>[0];
  posts?: ListedPost[];
  events?: CommunityEvent[];
  releases?: Release[];
};
const open = (
  { stats = NO_STATS, posts = [BY_EDITORS], events = [], releases = [] }: Given,
  address = '/en/community',
) => {
  const known = {
    figures: communityFigures(stats, 'en'),
    posts,
    sorts: sortsFor(posts),
    events,
    releases,
    guidelines: [],
  };
  return renderAt(address, <CommunityPage {...known} />, { community });
};
const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

let answers: object;
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  answers = { opens: {}, trends: {} };
  sent = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    if (body !== undefined) sent.push(body);
    return Response.json(body === undefined ? answers : { counted: true });
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
});

test('without figures and events neither has a part of the page, and without comments nothing is the most discussed', () => {
  open({}, '/en/community?sort=discussed');

  expect(screen.queryByRole('heading', { name: 'In numbers' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Events' })).toBeNull();
  const sorts = within(screen.getByRole('navigation', { name: 'Sort' })).getAllByRole('link');
  expect(sorts.map(({ textContent }) => textContent)).toEqual(['Latest', 'Most Popular', 'Trending']);
  expect(sorts[0]?.getAttribute('aria-current')).toBe('true');
  expect(document.querySelector('dl')).toBeNull();
});

test.each([
  { opens: 19, shown: false },
  { opens: 20, shown: true },
])('an example that was opened $opens times says so: $shown', async ({ opens, shown }) => {
  answers = { opens: { length: opens, other: 500 }, trends: {} };
  open({ posts: [BY_EDITORS, { ...BY_ANN, slug: 'other' }] });
  await screen.findByText('Opened 500 times');

  expect(screen.queryByText(`Opened ${opens} times`) !== null).toBe(shown);
});

test('an example is opened in its generator, and the server is notified', async () => {
  const { router } = open({ posts: [{ ...BY_EDITORS, example: { tool: 'art', idea: 'a red fox' } }] });
  fireEvent.click(screen.getByRole('link', { name: 'Open in the generator: Write the length as a number' }));

  expect(router.state.location).toMatchObject({ pathname: '/en/art-prompt-generator', state: { prompt: 'a red fox' } });
  await vi.waitFor(() => expect(sent).toEqual(['{"post":"length"}']));
});

test('a post without an example has nothing to open', () => {
  open({});

  expect(screen.queryByRole('link', { name: /Open in the generator/ })).toBeNull();
});

test('releases are events, with their day and how much they changed', () => {
  open({ releases: [{ version: '0.2.0', date: '2026-12-01', changes: [{ kind: 'added', count: 3 }] }] });

  const [release] = within(screen.getByRole('region', { name: 'Events' })).getAllByRole('article');
  expect(release?.textContent).toBe('ReleaseWordlamp 0.2.0December 1, 2026New: 3');
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

test('events are ordered, upcoming ones first, with places only if they are counted', () => {
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
