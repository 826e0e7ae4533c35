import { resultReport } from '@wordlamp/contract/result-report';
import type { ArtConfiguration } from '@wordlamp/engine/art-options';
import { composeArtSentence } from '@wordlamp/engine/art-sentence';
import { buildVideoPrompt } from '@wordlamp/engine/video';
import { VIDEO_PRESETS } from '@wordlamp/engine/video-presets';
import { expect, test } from 'vitest';
import { reportOf } from './report-of.ts';

const CHOICES: ArtConfiguration = {
  ...{ subject: 'portrait', style: 'impressionist', medium: 'ink', mood: 'joyful', colors: 'neon' },
  ...{ artist: 'none', setting: 'none', details: 'two brothers, and a bicycle.' },
};
const PICTURE = {
  transparency: 'none',
  look: null,
  file: { format: 'png', bytes: 3, width: 1, height: 1, animated: false, frames: 1 },
} as const;
const made = { generatedAt: '2026-11-20T12:00:00.000Z', tool: 'x' };
const [preset] = Object.values(VIDEO_PRESETS);
if (preset === undefined) throw new Error('There are no presets.');
const { metadata: _made, ...shot } = buildVideoPrompt(preset, made);

test('an idea is reported as it was typed, the result as it is shown', () => {
  const idea = { type: 'ai-prompt', text: ' a fox\n', target: 'claude', variant: 3 } as const;

  expect(reportOf({ idea, result: 'Write it.\n' }, 'fr')).toEqual({
    report: { type: 'ai-prompt', idea: ' a fox\n', result: 'Write it.\n', pageLanguage: 'fr' },
    isCut: false,
  });
});

test.each([
  { name: 'choices of art', idea: { type: 'art-prompt', text: composeArtSentence(CHOICES) }, fields: CHOICES },
  {
    name: 'code and a description',
    idea: { type: 'json-prompt', text: '', code: 'f()', imageDescription: 'a cat' },
    fields: { code: 'f()', imageDescription: 'a cat' },
  },
  {
    name: 'a picture, which stays here,',
    idea: { type: 'json-prompt', text: 'a cat', imageFacts: PICTURE },
    fields: { text: 'a cat', picture: true },
  },
  { name: 'a picture alone', idea: { type: 'json-prompt', text: '', imageFacts: PICTURE }, fields: { picture: true } },
  { name: 'a shot', idea: { type: 'video-prompt', prompt: buildVideoPrompt(preset, made) }, fields: shot },
] as const)('$name: the filled fields are reported as JSON', ({ idea, fields }) => {
  const { report } = reportOf({ idea, result: '{}' }, 'en');

  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  expect(JSON.parse(report.idea)).toEqual(Object.fromEntries(filled));
  expect(resultReport.safeParse(report).success).toBe(true);
});

test.each([
  { type: 'json-prompt', text: 'a cat' },
  { type: 'art-prompt', text: 'a sentence of another client' },
] as const)('a text alone is reported as it is: %j', (idea) => {
  expect(reportOf({ idea, result: '{}' }, 'en').report.idea).toBe(idea.text);
});

test('what is too long is cut to what the server takes, between two characters, and said to be', () => {
  const { report, isCut } = reportOf(
    { idea: { type: 'ai-prompt', text: `${'x'.repeat(7999)}🦊🦊` }, result: 'y'.repeat(16_001) },
    'en',
  );

  expect(report.idea).toBe('x'.repeat(7999));
  expect(report.result).toHaveLength(16_000);
  expect(isCut).toBe(true);
  expect(resultReport.safeParse(report).success).toBe(true);
});
