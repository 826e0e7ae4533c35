// @vitest-environment node

import { LANGUAGES } from '@wordlamp/contract/languages';
import { MAX_WORDS } from '@wordlamp/contract/limits';
import { writeTextPrompt } from '@wordlamp/engine';
import { artChosenOf, artIdeaText, detectLanguage, writeArtFromIdea } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { countWords } from '@wordlamp/engine/count-words';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { READING_WORDS } from '@wordlamp/engine/reading/all-words';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { readVideoIdea } from '@wordlamp/engine/video';
import { describe, expect, test } from 'vitest';
import { POST_CATEGORIES } from '../features/community/post.ts';
import { plainText, TOOLS, type Tool } from '../reading/block.ts';
import { listAllSlugs } from './list-slugs.server.ts';
import { readCommunityStats, readEvents, readGuidelines } from './read-community.server.ts';
import { listPosts, nextPost, readPost } from './read-posts.server.ts';

const posts = listPosts('en', listAllSlugs());

/** What each generator writes, asked by another way than the build does. */
const written: Readonly<Record<Tool, (idea: string, language: LanguageCode) => string>> = {
  text: (idea) => writeTextPrompt({ idea }, TEXT_PACKS).prompt,
  art: (idea, spoken) => {
    const reading = READING_WORDS[spoken];
    const request = { idea, chosen: artChosenOf({}), target: 'natural', isEnglish: spoken === 'en' } as const;
    return artIdeaText(writeArtFromIdea(request, { reading, art: ART_PACKS[spoken] }), reading);
  },
  json: (idea) => JSON.stringify(writeJsonPrompt({ text: idea, chosen: {} }, TEXT_PACKS, JSON_PACKS).object),
  video: (idea, language) => {
    const { cameraMotion, cameraAngle, negativePrompt, ...form } = readVideoIdea(idea, READING_WORDS[language]).form;
    const { subject, action, context, style, composition, ambiance, audio, dialogue } = form;
    const prompt = {
      ...{ subject, action, context, style, camera_motion: cameraMotion, composition, camera_angle: cameraAngle },
      ...{ ambiance, audio, dialogue, negative_prompt: negativePrompt },
    };
    const said = Object.entries(prompt).filter(([, value]) => value.trim() !== '');
    return JSON.stringify(Object.fromEntries(said), null, 2);
  },
};

test('posts come newest first, each with a beginning for its card', () => {
  const dates = posts.map(({ published }) => published);

  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { beginning } of posts) expect(beginning.length).toBeGreaterThan(40);
});

test('what can be searched holds prose, tables, lists and prompts', () => {
  const text = (slug: string) => posts.find((post) => post.slug === slug)?.text;

  expect(text('four-weeks-to-the-exam')).toContain('signs, right of way');
  expect(text('four-weeks-to-the-exam')).toContain('Name your two weakest topics.');
  expect(text('window-at-night')).toContain('A small bakery window at night in the rain');
  expect(text('window-at-night')).toContain('yellow rectangle in a blue street');
});

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (language) => {
  const own = listPosts(language, listAllSlugs());

  test.each(own.map(({ slug }) => slug))('%s has an example that its generator writes today and takes', (slug) => {
    const { example, blocks } = readPost(slug, language, listAllSlugs());
    const { tool, idea } = example ?? { tool: 'text', idea: '' };
    const [sample = ''] = blocks.flatMap((block) => (block.kind === 'sample' ? [block.text] : []));

    // JSON is shown in shorter lines than it is written in.
    const text = tool === 'json' ? JSON.stringify(JSON.parse(sample)) : sample;
    expect(text).toBe(written[tool](idea, language));
    expect(detectLanguage(idea, 'en')).toBe(language);
    if (tool !== 'video') expect(countWords(idea)).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('each post says how an answer may look, and that it was written by hand', () => {
    const notes = own.map(({ slug }) => {
      const { blocks, example } = readPost(slug, language, listAllSlugs());
      const headings = blocks.flatMap((block, index) => (block.kind === 'heading' ? [index] : []));
      const note = blocks[(headings[1] ?? 0) + 1];
      expect(headings).toHaveLength(3);
      const isSeen = example?.tool === 'art' || example?.tool === 'video';
      return { shown: isSeen ? example.tool : 'answer', note: note?.kind === 'paragraph' ? plainText(note.line) : '' };
    });

    // A picture and a clip are described, and in some languages that has a word of its own.
    for (const kind of ['answer', 'art', 'video'])
      expect(new Set(notes.filter(({ shown }) => shown === kind).map(({ note }) => note)).size).toBe(1);
    for (const { note } of notes) expect(note.length).toBeGreaterThan(10);
  });
});

test('the four generators and all categories have an example', () => {
  expect(new Set(posts.map(({ example }) => example?.tool))).toEqual(new Set(TOOLS));
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(POST_CATEGORIES));
});

test('figures that are set and can be counted are those of the content', () => {
  const stats = readCommunityStats();

  expect([null, posts.length]).toContain(stats.posts);
  expect([null, readEvents('en').length]).toContain(stats.events);
});

test('an event has room for its guests, and a unique name', () => {
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
