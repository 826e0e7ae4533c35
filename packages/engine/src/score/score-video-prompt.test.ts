import { describe, expect, test } from 'vitest';
import { buildVideoPrompt } from '../video/build-video-prompt.ts';
import { made, promptWith } from '../video/testing/video-forms.ts';
import type { VideoForm } from '../video/video-form.ts';
import { VIDEO_PRESETS } from '../video/video-presets.ts';
import { scoreVideoPrompt, VIDEO_CRITERIA, type VideoCriterion } from './score-video-prompt.ts';

const good = VIDEO_PRESETS.samurai;

describe('scoreVideoPrompt', () => {
  test.each(Object.entries(VIDEO_PRESETS))('gives the preset %s every point', (_, preset) => {
    expect(scoreVideoPrompt(buildVideoPrompt(preset, made)).total).toBe(100);
  });

  test.each<{ name: string; change: Partial<VideoForm>; criterion: VideoCriterion; reasons: string[]; points: number }>(
    [
      { name: 'no subject', change: { subject: ' ' }, criterion: 'action', reasons: ['no_subject'], points: 10 },
      {
        name: 'neither subject nor action',
        change: { subject: '', action: '' },
        criterion: 'action',
        reasons: ['no_subject', 'no_action'],
        points: 0,
      },
      { name: 'no place', change: { context: '' }, criterion: 'fields', reasons: ['no_context'], points: 7 },
      {
        name: 'default light',
        change: { ambiance: '' },
        criterion: 'light',
        reasons: ['light_left_to_default'],
        points: 7,
      },
      {
        name: 'default sound',
        change: { audio: '' },
        criterion: 'audio',
        reasons: ['audio_left_to_default'],
        points: 5,
      },
      {
        name: 'nobody who speaks',
        change: { dialogue: '"Now."' },
        criterion: 'dialogue',
        reasons: ['speaker_missing'],
        points: 5,
      },
      {
        name: 'a denied negative',
        change: { negativePrompt: 'no blood' },
        criterion: 'negatives',
        reasons: ['negated_negative'],
        points: 5,
      },
      {
        name: 'a chain',
        change: { action: 'He sits then stands then runs then falls' },
        criterion: 'action',
        reasons: ['too_many_beats'],
        points: 10,
      },
      {
        name: 'a page of text',
        change: { context: 'a wet field '.repeat(90) },
        criterion: 'economy',
        reasons: ['too_long'],
        points: 2,
      },
    ],
  )('takes points for $name', ({ change, criterion, reasons, points }) => {
    const { criteria } = scoreVideoPrompt(promptWith({ ...good, ...change }));

    expect(criteria.find(({ id }) => id === criterion)).toEqual({
      id: criterion,
      points,
      max: VIDEO_CRITERIA[criterion],
      reasons: reasons.map((code) => ({ code, found: [] })),
    });
  });

  test('holds a prompt with an impossible camera at 70', () => {
    const prompt = promptWith({ ...good, cameraMotion: 'aerial drone view' });

    expect(scoreVideoPrompt(prompt)).toMatchObject({ total: 70 });
  });

  test.each([
    { name: 'an empty field in place of a default', change: { style: '' } },
    { name: 'one key more', change: { duration: 8 } },
  ])('holds a prompt with $name at 50', ({ change }) => {
    expect(scoreVideoPrompt({ ...promptWith(good), ...change })).toMatchObject({ total: 50 });
  });

  test('holds a prompt with its keys in another order at 50', () => {
    const { subject, ...rest } = promptWith(good);

    expect(scoreVideoPrompt({ ...rest, subject }).total).toBe(50);
  });

  test('has criteria of 100 points', () => {
    expect(Object.values(VIDEO_CRITERIA).reduce((sum, points) => sum + points, 0)).toBe(100);
  });
});
