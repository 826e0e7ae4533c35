import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildVideoPrompt } from './build-video-prompt.ts';
import { fromNestedShape, toNestedShape } from './nested-shape.ts';
import { anyForm, made, promptWith } from './testing/video-forms.ts';

test('flat to nested and back loses nothing', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const prompt = buildVideoPrompt(form, made);
      expect(JSON.stringify(fromNestedShape(JSON.parse(JSON.stringify(toNestedShape(prompt)))))).toBe(
        JSON.stringify(prompt),
      );
    }),
    { numRuns: 1000 },
  );
});

test.each([
  {
    audio: 'rain on a tin roof, soft piano music',
    parts: { ambient: 'rain on a tin roof', music: 'soft piano music' },
  },
  { audio: 'pluie sur un toit, musique de piano', parts: { ambient: 'pluie sur un toit', music: 'musique de piano' } },
  { audio: 'wind; natural sound only', parts: { ambient: 'wind; natural sound only', music: 'none' } },
  { audio: '風の音、音楽なし', parts: { ambient: '風の音、音楽なし', music: 'none' } },
  {
    audio: 'one cello note, far train; soft piano score underneath',
    parts: { ambient: 'one cello note, far train;', music: 'soft piano score underneath' },
  },
  { audio: 'wind, far bells', parts: { ambient: 'wind, far bells' } },
  { audio: 'music from a radio, wind', parts: { ambient: 'music from a radio, wind' } },
])('splits "$audio" if it can be joined again', ({ audio, parts }) => {
  expect(toNestedShape(promptWith({ audio })).audio).toEqual({ ...parts, dialogue: '', subtitles: false });
});

test('every field has its place', () => {
  const nested = toNestedShape(
    promptWith({
      context: 'a quay',
      ambiance: 'fog',
      cameraMotion: 'dolly-in',
      composition: 'close-up',
      dialogue: 'Mo: "Hi"',
    }),
  );

  expect(nested).toMatchObject({
    setting: 'a quay',
    lighting: 'fog',
    camera: { motion: 'dolly-in', framing: 'close-up', angle: 'eye-level' },
    audio: { ambient: 'ambient', dialogue: 'Mo: "Hi"' },
    negative_prompt: 'blurry, cartoon, distorted',
    metadata: { generated_at: made.generatedAt, tool: made.tool },
  });
});
