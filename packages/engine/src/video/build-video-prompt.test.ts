import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildVideoPrompt, formOfPrompt } from './build-video-prompt.ts';
import { anyForm, formWith, made } from './testing/video-forms.ts';
import { isBlank, VIDEO_DEFAULTS, VIDEO_FIELDS, VIDEO_OPTIONS } from './video-form.ts';
import { VIDEO_PRESETS } from './video-presets.ts';

const FLAT_KEYS = [
  'subject',
  'action',
  'context',
  'style',
  'camera_motion',
  'composition',
  'camera_angle',
  'ambiance',
  'audio',
  'dialogue',
  'negative_prompt',
  'metadata',
];

describe('buildVideoPrompt', () => {
  test('fills an empty form with the defaults and leaves fields without one empty', () => {
    expect(buildVideoPrompt(formWith({ style: '  ' }), made)).toEqual({
      subject: '',
      action: '',
      context: '',
      style: 'cinematic',
      camera_motion: 'static',
      composition: 'medium shot',
      camera_angle: 'eye-level',
      ambiance: 'natural lighting',
      audio: 'ambient',
      dialogue: '',
      negative_prompt: 'blurry, cartoon, distorted',
      metadata: { generated_at: '2026-11-20T08:00:00.000Z', tool: 'Veo 3 JSON Prompt Generator' },
    });
  });

  test('keeps its keys in order and every typed text to the byte', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const prompt = buildVideoPrompt(form, made);
        expect(Object.keys(prompt)).toEqual(FLAT_KEYS);
        expect(Object.keys(prompt.metadata)).toEqual(['generated_at', 'tool']);
        const back = formOfPrompt(JSON.parse(JSON.stringify(prompt)));
        for (const field of VIDEO_FIELDS) {
          if (!isBlank(form[field])) expect(back[field]).toBe(form[field]);
        }
      }),
    );
  });
});

describe.each(Object.entries(VIDEO_PRESETS))('the preset %s', (_, preset) => {
  test('fills every field but the dialogue', () => {
    expect(Object.keys(preset)).toEqual([...VIDEO_FIELDS]);
    expect(VIDEO_FIELDS.filter((field) => isBlank(preset[field]))).toEqual(['dialogue']);
  });

  test('chooses from the lists of the form', () => {
    for (const [field, options] of Object.entries(VIDEO_OPTIONS)) {
      expect(options).toContain(preset[field as keyof typeof VIDEO_OPTIONS]);
    }
  });
});

test('every default of a list is in the list', () => {
  for (const [field, options] of Object.entries(VIDEO_OPTIONS)) {
    expect(options).toContain(VIDEO_DEFAULTS[field as keyof typeof VIDEO_OPTIONS]);
  }
});
