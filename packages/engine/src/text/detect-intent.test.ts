import { describe, expect, test } from 'vitest';
import en from '../words/en/text.json' with { type: 'json' };
import { detectIntent } from './detect-intent.ts';
import { readIdea } from './read-idea.ts';

test.each([
  ['email and linkedin post about our new office', 'email', 'social_post'],
  ['a tweet & a product description for our lamp', 'social_post', 'product_description'],
  ['email to my boss and a tweet about the outage', 'email', 'social_post'],
  ['email about the blog', 'email', null],
  ['summarize the email and the tweet', 'summarize', null],
  ['blog post, then a story and a poem', 'blog_post', null],
])('reads "%s" as %s, with %s as the second job', (idea, intent, second) => {
  const { job } = readIdea(idea, en);

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
  expect(readIdea(idea, en).job.intent).toBe(intent);
});

describe('scores', () => {
  const patterns = { subject: /\babout\b/, request: /\bwrite a $/, requestAfter: /^ please\b/ };
  const detect = (text: string, cues: [string, number, 'email' | 'poem' | 'rewrite', number][]) =>
    detectIntent(
      text,
      cues.map(([cue, start]) => ({ cue, start, end: start + cue.length })),
      { intentsOf: new Map(cues.map(([cue, , intent, points]) => [cue, [{ intent, weight: points }]])), patterns },
    );

  test('an idea below the threshold is the general case, placed at its end', () => {
    expect(detect('x mail', [['mail', 2, 'email', 1]])).toEqual({
      intent: 'general',
      second: null,
      jobStart: 6,
      jobEnd: 6,
      isCertain: false,
    });
  });

  test('a strong cue is accepted, and its position is returned', () => {
    expect(detect('a mail', [['mail', 2, 'email', 3]])).toEqual({
      intent: 'email',
      second: null,
      jobStart: 2,
      jobEnd: 6,
      isCertain: true,
    });
  });

  test('a strong cue far into a text is not enough', () => {
    expect(detect(`${'x'.repeat(300)} mail`, [['mail', 301, 'email', 3]]).intent).toBe('general');
    expect(detect(`${'x'.repeat(130)} mail`, [['mail', 131, 'email', 3]]).intent).toBe('general');
    expect(detect(`${'x'.repeat(100)} mail`, [['mail', 101, 'email', 3]]).intent).toBe('email');
    const two: Parameters<typeof detect>[1] = [
      ['long mail', 131, 'email', 3],
      ['subject', 141, 'email', 2],
    ];
    expect(detect(`${'x'.repeat(130)} long mail subject`, two).intent).toBe('email');
  });

  test('a request right before or after a strong cue makes it count anywhere', () => {
    expect(detect(`${'x'.repeat(300)} write a mail`, [['mail', 309, 'email', 3]]).intent).toBe('email');
    expect(detect(`${'x'.repeat(300)} mail please`, [['mail', 301, 'email', 3]]).intent).toBe('email');
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

  test('the job that opens the first clause wins over a slightly heavier one in a later clause', () => {
    const cues: [string, number, 'email' | 'poem', number][] = [
      ['mail', 0, 'email', 3],
      ['poem', 10, 'poem', 3],
      ['verse', 19, 'poem', 0.5],
    ];

    expect(detect('mail ann, poem and verse', cues).intent).toBe('email');
    expect(detect('mail ann: poem and verse', cues).intent).toBe('email');
    expect(detect('mail ann  poem and verse', cues).intent).toBe('poem');
  });

  test('anything after the subject mark counts half', () => {
    expect(detect('about mail', [['mail', 6, 'email', 3]]).intent).toBe('general');
  });
});
