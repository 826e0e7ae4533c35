import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyForm, formWith } from './testing/video-forms.ts';
import type { VideoForm } from './video-form.ts';
import { VIDEO_PRESETS } from './video-presets.ts';
import { videoWarnings } from './video-warnings.ts';

const words = (count: number) => Array.from({ length: count }, () => 'stay').join(' ');

describe('videoWarnings', () => {
  test.each<{ name: string; form: Partial<VideoForm>; warning: object }>([
    {
      name: 'two camera moves',
      form: { cameraMotion: 'dolly-in', action: 'She turns while the camera pans left' },
      warning: { code: 'two_camera_moves', first: 'dolly-in', second: 'camera pans' },
    },
    {
      name: 'two camera moves in French',
      form: { cameraMotion: 'aerial drone view', cameraAngle: 'high angle', action: 'La caméra suit un cycliste' },
      warning: { code: 'two_camera_moves', second: 'La caméra suit' },
    },
    {
      name: 'a static camera that follows',
      form: { cameraMotion: 'static', action: 'The camera follows her down the stairs' },
      warning: { code: 'static_camera_moves', words: 'camera follows' },
    },
    {
      name: 'a camera left static by default that moves',
      form: { context: '一条老街，镜头跟随主角' },
      warning: { code: 'static_camera_moves', words: '镜头跟随' },
    },
    {
      name: 'a hand-held camera that stands still',
      form: { cameraMotion: 'static', style: 'Handkamera, körnig' },
      warning: { code: 'static_camera_moves', words: 'Handkamera' },
    },
    {
      name: 'a close-up from a drone',
      form: { cameraMotion: 'aerial drone view', composition: 'extreme close-up', cameraAngle: 'high angle' },
      warning: { code: 'impossible_camera', field: 'composition', words: 'extreme close-up' },
    },
    {
      name: 'a drone left at eye level by default',
      form: { cameraMotion: 'aerial drone view', composition: 'wide shot' },
      warning: { code: 'impossible_camera', field: 'cameraAngle', words: 'eye-level' },
    },
    {
      name: 'too many beats in a chain of then',
      form: { action: 'He runs, then jumps, then rolls, then bows' },
      warning: { code: 'too_many_beats', beats: 4, most: 3 },
    },
    {
      name: 'too many beats in a chain of and',
      form: { action: 'He runs and jumps and rolls and bows' },
      warning: { code: 'too_many_beats', beats: 4 },
    },
    {
      name: 'too many sentences',
      form: { action: '她走进来。她坐下。她喝茶。她离开。' },
      warning: { code: 'too_many_beats', beats: 4 },
    },
    {
      name: 'night at midday',
      form: { context: 'a market at night', ambiance: 'harsh midday sun' },
      warning: { code: 'light_clash', night: 'at night', day: 'midday' },
    },
    {
      name: 'night at midday in Russian',
      form: { context: 'ночной рынок', ambiance: 'яркое солнце' },
      warning: { code: 'light_clash', night: 'ночной', day: 'яркое солнце' },
    },
    {
      name: 'a negated negative',
      form: { negativePrompt: 'watermark, no subtitles' },
      warning: { code: 'negated_negative', words: 'no subtitles' },
    },
    {
      name: 'a negative that the form asks for',
      form: { context: 'a harbour in rain, gulls', negativePrompt: 'rain, fog' },
      warning: { code: 'negative_asked_for', words: 'rain', asked: 'context' },
    },
    {
      name: 'a negative that the form asks for without spaces between words',
      form: { context: '雨の港', negativePrompt: '雨、霧' },
      warning: { code: 'negative_asked_for', words: '雨', asked: 'context' },
    },
    {
      name: 'the default negative under an animated style',
      form: { style: 'Stop-motion clay' },
      warning: { code: 'cartoon_with_animation', words: 'cartoon', style: 'Stop-motion', isDefault: true },
    },
    {
      name: 'a typed cartoon under an animated style',
      form: { style: 'dibujos animados', negativePrompt: 'caricatura' },
      warning: { code: 'cartoon_with_animation', words: 'caricatura', isDefault: false },
    },
    {
      name: 'a long dialogue',
      form: { dialogue: `Ana (softly): "${words(30)}"` },
      warning: { code: 'dialogue_too_long', seconds: 8, needed: 14.1 },
    },
  ])('finds $name', ({ form, warning }) => {
    expect(videoWarnings(formWith(form))).toContainEqual(expect.objectContaining(warning));
  });

  test.each<{ name: string; form: Partial<VideoForm> }>([
    { name: 'a frying pan', form: { cameraMotion: 'dolly-in', action: 'A cook lifts the pan and turns left' } },
    {
      name: 'a move that is ruled out',
      form: { cameraMotion: 'dolly-in', action: 'He waits, the camera does not zoom in' },
    },
    { name: 'a drone as the subject', form: { subject: 'A delivery drone', cameraMotion: 'tracking shot' } },
    { name: 'a hand-held tracking shot', form: { cameraMotion: 'tracking shot', style: 'handheld camera' } },
    {
      name: 'a wide view from the air',
      form: { cameraMotion: 'aerial drone view', composition: 'wide shot', cameraAngle: 'high angle' },
    },
    { name: 'two things joined by and', form: { action: 'He slices bread and cheese and then waits' } },
    { name: 'a beat that begins with then', form: { action: 'She sits; then she drinks; then she leaves' } },
    { name: 'a night alone', form: { context: 'a street at night' } },
    { name: 'midday alone', form: { context: 'a street at midday' } },
    { name: 'an afternoon', form: { context: 'a street at night', ambiance: 'the warmth of the afternoon gone' } },
    { name: 'a negative inside another word', form: { context: 'a training hall', negativePrompt: 'rain' } },
    { name: 'a thing ruled out twice', form: { context: 'a dry quay without rain', negativePrompt: 'rain' } },
    { name: 'the Portuguese "no"', form: { negativePrompt: 'texto no fundo' } },
    { name: 'an animated style with no word against it', form: { style: 'anime', negativePrompt: 'watermark' } },
    { name: 'a real film with the default negative', form: { style: 'documentary, 16 mm' } },
  ])('lets $name pass', ({ form }) => {
    expect(videoWarnings(formWith(form))).toEqual([]);
  });

  test.each(Object.entries(VIDEO_PRESETS))('reports nothing for the preset %s', (_, preset) => {
    expect(videoWarnings(preset)).toEqual([]);
  });

  test('points at the field that can mend it', () => {
    const form = formWith({
      action: 'He sits, then runs, then jumps, then falls',
      context: 'a pier at night',
      ambiance: 'midday sun',
      style: 'anime',
      cameraMotion: 'aerial drone view',
      negativePrompt: 'no text, cartoon, anime',
      dialogue: words(40),
    });

    expect(videoWarnings(form).map(({ code, field }) => `${code} ${field}`)).toEqual([
      'dialogue_too_long dialogue',
      'impossible_camera cameraAngle',
      'too_many_beats action',
      'light_clash ambiance',
      'negated_negative negativePrompt',
      'negative_asked_for negativePrompt',
      'cartoon_with_animation negativePrompt',
    ]);
  });

  test.each([
    { context: 'night market', negativePrompt: 'market', asked: true },
    { context: 'a supermarket', negativePrompt: 'market', asked: false },
    { context: 'two markets', negativePrompt: 'market', asked: false },
    { context: 'a supermarket, a market', negativePrompt: 'market', asked: true },
    { context: 'rain', negativePrompt: '\u0640', asked: false },
    { context: '一块HD动画CG屏幕', negativePrompt: '动画CG', asked: true },
    { context: '一块CG动画HD屏幕', negativePrompt: 'CG动画', asked: true },
    { context: '一块3D动画屏幕', negativePrompt: 'D动画', asked: false },
    { context: '一块动画3D屏幕', negativePrompt: '动画3', asked: false },
    { context: 'a box of 3D glasses', negativePrompt: 'D', asked: false },
    { context: 'a box of 3D glasses', negativePrompt: '3', asked: false },
  ])('"$negativePrompt" against "$context": asked for is $asked', ({ context, negativePrompt, asked }) => {
    const codes = videoWarnings(formWith({ context, negativePrompt })).map(({ code }) => code);
    expect(codes.includes('negative_asked_for')).toBe(asked);
  });

  test('says of people that the subject asks for them', () => {
    const form = formWith({ subject: 'A young woman', context: 'a square full of people', negativePrompt: 'people' });

    expect(videoWarnings(form)).toMatchObject([{ code: 'negative_asked_for', words: 'people', asked: 'subject' }]);
    expect(videoWarnings({ ...form, subject: 'A cat' })).toMatchObject([{ words: 'people', asked: 'context' }]);
    expect(videoWarnings({ ...form, context: 'a square', negativePrompt: 'duplicate people' })).toEqual([]);
  });

  test('reads forty items of a negative prompt', () => {
    const codesOf = (before: number) => {
      const negativePrompt = `${'blur, '.repeat(before)}no text`;
      return videoWarnings(formWith({ negativePrompt })).map(({ code }) => code);
    };

    expect(codesOf(39)).toEqual(['negated_negative']);
    expect(codesOf(40)).toEqual([]);
  });

  test('measures the dialogue against the seconds of the clip', () => {
    const form = formWith({ dialogue: `Ana: "${words(16)}"` });
    expect(videoWarnings(form, 8)).toEqual([]);
    expect(videoWarnings(form, 6)).toMatchObject([{ code: 'dialogue_too_long', seconds: 6 }]);
  });

  test('takes any text, and the same form gives the same warnings', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(videoWarnings(form)).toEqual(videoWarnings({ ...form }));
      }),
    );
  });

  test('takes a pasted page in every field', () => {
    const page = 'then rain, no camera pans at night; '.repeat(400);
    const form = formWith({ action: page, context: page, style: page, dialogue: page, negativePrompt: page });

    expect(new Set(videoWarnings(form).map(({ code }) => code))).toContain('too_many_beats');
  });
});
