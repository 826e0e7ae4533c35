import { buildVideoPrompt } from '@wordlamp/engine/video';
import { VIDEO_PRESETS } from '@wordlamp/engine/video-presets';
import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const MADE = { generatedAt: '2026-05-02T04:00:00.000Z', tool: 'Wordlamp' };

test('a prompt that the generator wrote comes back as its form', () => {
  const form = VIDEO_PRESETS.filmmaker;

  expect(readPrompt(JSON.stringify(buildVideoPrompt(form, MADE), null, 2))).toEqual(form);
});

test('what a prompt leaves out is blank, and a text of several lines is one', () => {
  const form = readPrompt('{"subject": "a fox", "action": "runs\\nand stops", "style": 7}');

  expect(form).toMatchObject({ subject: 'a fox', action: 'runs and stops', style: '', dialogue: '' });
});

test.each(['a fox runs', '{ a fox', '{"subject": "a fox"}', '{"action": "runs", "subject": 1}', '[{"subject": "a"}]'])(
  '%s is no prompt of ours',
  (text) => {
    expect(readPrompt(text)).toBeUndefined();
  },
);
