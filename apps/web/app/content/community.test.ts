// @vitest-environment node
import { expect, test } from 'vitest';
import { listAllSlugs } from './list-slugs.server.ts';
import { readCommunityStats, readEvents, readGuidelines } from './read-community.server.ts';
import { listPosts, nextPost } from './read-posts.server.ts';

const posts = listPosts('en', listAllSlugs());

test('posts come newest first, each with a beginning for its card', () => {
  const dates = posts.map(({ published }) => published);

  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { beginning } of posts) expect(beginning.length).toBeGreaterThan(40);
});

test('what can be searched holds prose, tables, lists and prompts', () => {
  const text = (slug: string) => posts.find((post) => post.slug === slug)?.text;

  expect(text('length-is-a-number')).toContain('minutes, and words as a control');
  expect(text('how-to-post-a-prompt')).toContain('What I have tried: [one change and what it did]');
  expect(text('how-to-post-a-prompt')).toContain('The prompt, complete, in a block that can be copied.');
});

test('figures that are set and can be counted are those of the content', () => {
  const stats = readCommunityStats();

  expect([null, posts.length]).toContain(stats.posts);
  expect([null, readEvents('en').length]).toContain(stats.events);
});

test('an event has room for those who come, and a name of its own', () => {
  const events = readEvents('en');

  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  for (const { attendees = 0, maxAttendees = 0 } of events) expect(attendees).toBeLessThanOrEqual(maxAttendees);
});

test('there are guidelines', () => {
  expect(readGuidelines('en').length).toBeGreaterThan(3);
});

test('reading on leads through all posts and back to the first', () => {
  const path = posts.map(({ slug }) => nextPost(slug, 'en').slug);

  expect(path).toEqual([...posts.slice(1), ...posts.slice(0, 1)].map(({ slug }) => slug));
});
