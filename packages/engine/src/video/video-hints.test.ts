import { expect, test } from 'vitest';
import { formWith } from './testing/video-forms.ts';
import type { VideoForm } from './video-form.ts';
import { videoHints } from './video-hints.ts';
import { VIDEO_PRESETS } from './video-presets.ts';

const FULL = { subject: '', action: 'turns once', context: 'a field', ambiance: 'low sun', audio: 'wind' };

test.each<{ name: string; form: Partial<VideoForm>; hints: object[] }>([
  { name: 'no action', form: { ...FULL, action: ' ' }, hints: [{ code: 'no_action' }] },
  { name: 'no place', form: { ...FULL, context: '' }, hints: [{ code: 'no_place' }] },
  { name: 'no light', form: { ...FULL, ambiance: '' }, hints: [{ code: 'light_left_open' }] },
  {
    name: 'a bare subject',
    form: { ...FULL, subject: '  a fox ' },
    hints: [{ code: 'plain_subject', words: 'a fox' }],
  },
  { name: 'a bare subject in Chinese', form: { ...FULL, subject: '一只狐狸' }, hints: [{ code: 'plain_subject' }] },
  { name: 'a subject with traits', form: { ...FULL, subject: 'старая рыжая лиса' }, hints: [] },
  { name: 'no sound', form: { ...FULL, audio: '' }, hints: [{ code: 'sound_left_open' }] },
  {
    name: 'a drone in a bakery',
    form: { ...FULL, cameraMotion: 'aerial drone view', context: 'kleine Backstube in Görlitz' },
    hints: [{ code: 'drone_indoors', words: 'Backstube' }],
  },
  { name: 'a drone over fields', form: { ...FULL, cameraMotion: 'aerial drone view', context: 'a field' }, hints: [] },
  { name: 'a dolly in a kitchen', form: { ...FULL, cameraMotion: 'dolly-in', context: 'a kitchen' }, hints: [] },
])('$name', ({ form, hints }) => {
  expect(videoHints(formWith(form))).toMatchObject(hints);
  expect(videoHints(formWith(form))).toHaveLength(hints.length);
});

test.each(Object.values(VIDEO_PRESETS))('a preset leaves nothing open', (preset) => {
  expect(videoHints(preset)).toEqual([]);
});
