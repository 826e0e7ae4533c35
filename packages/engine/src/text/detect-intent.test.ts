import { describe, expect, test } from 'vitest';
import { REAL_IDEAS } from '../testing/real-ideas.ts';
import en from '../words/en.json' with { type: 'json' };
import { detectIntent } from './detect-intent.ts';
import { readIdea } from './read-idea.ts';

const cases = Object.entries(REAL_IDEAS).flatMap(([intent, ideas]) => ideas.map((idea) => ({ intent, idea })));

test.each(cases)('takes "$idea" for $intent', ({ intent, idea }) => {
  expect(readIdea(idea, en, en).job.intent).toBe(intent);
});

test.each([
  ['email and linkedin post about our new office', 'email', 'social_post'],
  ['a tweet & a product description for our lamp', 'social_post', 'product_description'],
  ['email to my boss and a tweet about the outage', 'email', 'social_post'],
  ['email about the blog', 'email', null],
  ['summarize the email and the tweet', 'summarize', null],
  ['blog post, then a story and a poem', 'blog_post', null],
])('reads "%s" as %s with %s beside it', (idea, intent, second) => {
  const { job } = readIdea(idea, en, en);

  expect([job.intent, job.second]).toEqual([intent, second]);
});

test.each([
  ['summarize this article', 'summarize'],
  ['translate my resume to French', 'translate'],
  ['rewrite this email so that it is shorter', 'rewrite'],
  ['a poem about my unread emails', 'poem'],
  ['story about an exam', 'story'],
  ['tips for my desk, avoid email', 'general'],
  ['translate "write a poem about cats"', 'translate'],
])('weighs the words of "%s" and decides for %s', (idea, intent) => {
  expect(readIdea(idea, en, en).job.intent).toBe(intent);
});

describe('scores', () => {
  const marks = { subject: /\babout\b/, request: /\bwrite a $/ };
  const detect = (text: string, cues: [string, number, 'email' | 'poem' | 'rewrite', number][], weight = 1) =>
    detectIntent(
      text,
      [
        {
          hits: cues.map(([cue, start]) => ({ cue, start, end: start + cue.length })),
          intentsOf: new Map(cues.map(([cue, , intent, points]) => [cue, [{ intent, weight: points }]])),
          weight,
        },
      ],
      marks,
    );

  test('an idea below the threshold is the general case, placed at its end', () => {
    expect(detect('x mail', [['mail', 2, 'email', 1]])).toEqual({
      intent: 'general',
      second: null,
      jobStart: 6,
      jobEnd: 6,
    });
  });

  test('a strong cue is accepted, and its place is told', () => {
    expect(detect('a mail', [['mail', 2, 'email', 3]])).toEqual({
      intent: 'email',
      second: null,
      jobStart: 2,
      jobEnd: 6,
    });
  });

  test('an English cue in another language still names the job when it stands early', () => {
    expect(detect('mail', [['mail', 0, 'email', 3]], 0.6).intent).toBe('email');
    expect(detect(`${'x'.repeat(80)} mail`, [['mail', 81, 'email', 3]], 0.6).intent).toBe('general');
  });

  test('a strong cue far into a text is not enough', () => {
    expect(detect(`${'x'.repeat(300)} mail`, [['mail', 301, 'email', 3]]).intent).toBe('general');
    expect(detect(`${'x'.repeat(130)} mail`, [['mail', 131, 'email', 3]]).intent).toBe('general');
    expect(detect(`${'x'.repeat(100)} mail`, [['mail', 101, 'email', 3]]).intent).toBe('email');
    expect(detect(`${'x'.repeat(130)} long mail`, [['long mail', 131, 'email', 3]]).intent).toBe('email');
  });

  test('a request right before a strong cue makes it count wherever it stands', () => {
    expect(detect(`${'x'.repeat(300)} write a mail`, [['mail', 309, 'email', 3]]).intent).toBe('email');
    expect(detect(`${'x'.repeat(300)} write the mail`, [['mail', 311, 'email', 3]]).intent).toBe('general');
  });

  test('the earlier of two equal cues wins', () => {
    expect(
      detect('poem mail', [
        ['poem', 0, 'poem', 3],
        ['mail', 5, 'email', 3],
      ]).intent,
    ).toBe('poem');
  });

  test('an operation beats a longer, earlier deliverable', () => {
    expect(
      detect('long email fix', [
        ['long email', 0, 'email', 3],
        ['fix', 11, 'rewrite', 3],
      ]).intent,
    ).toBe('rewrite');
  });

  test('overlapping cues of one intent count once', () => {
    const overlap = detect('mail x', [
      ['mail', 0, 'email', 1],
      ['mail x', 0, 'email', 1],
    ]);

    expect(overlap.intent).toBe('general');
  });

  test('separate cues of one intent add up', () => {
    expect(
      detect('mail letter', [
        ['mail', 0, 'email', 1],
        ['letter', 5, 'email', 1],
      ]).intent,
    ).toBe('email');
  });

  test('what follows the subject mark counts half', () => {
    expect(detect('about mail', [['mail', 6, 'email', 3]]).intent).toBe('general');
  });
});
