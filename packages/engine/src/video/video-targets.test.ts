import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildVideoPrompt } from './build-video-prompt.ts';
import { inOneLine } from './join-sentences.ts';
import { fromNestedShape } from './nested-shape.ts';
import { splitActions } from './split-text.ts';
import { anyForm, made, promptWith } from './testing/video-forms.ts';
import { toKling } from './to-kling.ts';
import { toProse } from './to-prose.ts';
import { toRunway } from './to-runway.ts';
import { toSora } from './to-sora.ts';
import { isBlank } from './video-form.ts';

const potter = {
  subject: 'A potter in her sixties, grey braid, clay-stained linen apron',
  action: 'She lifts the bowl; she turns it once; she sets it down',
  context: 'A shed at first light',
  style: 'Documentary, 16 mm grain',
  cameraMotion: 'dolly-in',
  composition: 'close-up',
  cameraAngle: 'eye-level',
  ambiance: 'Dusty window light from the left',
  audio: 'Wheel hum; natural sound only',
  dialogue: 'Potter (quietly): "Still warm."',
  negativePrompt: 'subtitles, extra fingers, red bowl',
};

describe('toProse', () => {
  test('describes the shot in one paragraph', () => {
    expect(toProse(promptWith(potter))).toBe(
      'Camera: close-up, eye-level, dolly-in. A potter in her sixties, grey braid, clay-stained linen apron. ' +
        'She lifts the bowl; she turns it once; she sets it down. A shed at first light. Documentary, 16 mm grain. ' +
        'Dusty window light from the left. Sound: Wheel hum; natural sound only. Potter (quietly): "Still warm."',
    );
  });

  test.each([
    { name: 'adds a full stop only where none is', action: 'He waits!', has: 'He waits! Cinematic' },
    { name: 'closes Chinese with its own full stop', action: '他在等', has: '他在等。 Cinematic' },
    { name: 'closes nothing behind a German quotation', action: 'Er ruft „Halt.“', has: 'Er ruft „Halt.“ Cinematic' },
    { name: 'turns a line break into a space', action: 'He waits\n  and sits', has: 'He waits and sits. Cinematic' },
  ])('$name', ({ action, has }) => {
    expect(toProse(promptWith({ action, style: 'Cinematic' }))).toContain(has);
  });
});

describe('toSora', () => {
  test('sets style first, then scene, cinematography, beats, dialogue and sound', () => {
    expect(toSora(promptWith(potter)).text).toBe(
      [
        'Style: Documentary, 16 mm grain',
        '',
        'A potter in her sixties, grey braid, clay-stained linen apron. A shed at first light.',
        '',
        'Cinematography:',
        'Camera: close-up, eye-level, dolly-in',
        'Light and mood: Dusty window light from the left',
        'Picture: a clean frame, nothing superimposed, well-formed hands and limbs',
        '',
        'Actions:',
        '- She lifts the bowl',
        '- she turns it once',
        '- she sets it down',
        '',
        'Dialogue:',
        'Potter (quietly): "Still warm."',
        '',
        'Background sound:',
        'Wheel hum; natural sound only',
      ].join('\n'),
    );
  });

  test('lists the exclusions that became visible things and those it cannot rephrase', () => {
    expect(toSora(promptWith(potter)).changes).toEqual([
      { field: 'negativePrompt', code: 'rewritten_as_presence', words: 'subtitles' },
      { field: 'negativePrompt', code: 'rewritten_as_presence', words: 'extra fingers' },
      { field: 'negativePrompt', code: 'no_negative_prompt', words: 'red bowl' },
    ]);
  });

  test('does not ask an animated film for lifelike surfaces', () => {
    const { text, changes } = toSora(promptWith({ style: 'hand-drawn animation' }));

    expect(text).not.toContain('lifelike');
    expect(changes).toContainEqual({ field: 'negativePrompt', code: 'no_negative_prompt', words: 'cartoon' });
  });

  test('turns exclusions around whatever language they are in', () => {
    const { text } = toSora(promptWith({ negativePrompt: 'Untertitel、字幕，فلم، размытие' }));

    expect(text).toContain('Picture: a clean frame, nothing superimposed, sharp focus');
  });
});

describe('toRunway', () => {
  test('leads with the camera and leaves sound out, saying so', () => {
    const { text, negativePrompt, changes } = toRunway(promptWith(potter));

    expect(text).toMatch(/^close-up, eye-level, dolly-in: A potter in her sixties/);
    expect(text).toMatch(/Picture: a clean frame, nothing superimposed, well-formed hands and limbs\. /);
    expect(text).not.toContain('Wheel hum');
    expect(negativePrompt).toBe('');
    expect(changes.filter(({ code }) => code === 'no_sound')).toEqual([
      { field: 'audio', code: 'no_sound', words: potter.audio },
      { field: 'dialogue', code: 'no_sound', words: potter.dialogue },
    ]);
  });
});

describe('toKling', () => {
  test('starts with subject and motion and hands the negatives on as they are', () => {
    const { text, negativePrompt, changes } = toKling(promptWith(potter));

    expect(text).toMatch(/^A potter .* apron\. She lifts .* A shed at first light\. Camera: close-up/);
    expect(negativePrompt).toBe(potter.negativePrompt);
    expect(changes.map(({ code }) => code)).toEqual(['not_offered', 'needs_sound_model', 'needs_sound_model']);
  });
});

test.each([
  {
    tool: toSora,
    settings: { seconds: 8, aspectRatio: '9:16' },
    parameters: { seconds: 8, size: '720x1280' },
    off: [],
  },
  {
    tool: toSora,
    settings: { seconds: 6, aspectRatio: '1:1' },
    parameters: { seconds: 8, size: '1280x720' },
    off: ['6', '1:1'],
  },
  {
    tool: toRunway,
    settings: { seconds: 5, aspectRatio: '21:9' },
    parameters: { seconds: 5, size: '1584:672' },
    off: [],
  },
  { tool: toKling, settings: { seconds: 8, aspectRatio: '1:1' }, parameters: { seconds: 10, size: '1:1' }, off: ['8'] },
])('$tool.name fits $settings to what the tool offers', ({ tool, settings, parameters, off }) => {
  const result = tool(promptWith({}), settings);

  expect(result.parameters).toEqual(parameters);
  expect(result.changes.filter(({ code }) => code === 'not_offered').map(({ words }) => words)).toEqual(off);
});

test.each([
  { duration: '١٢ ثانية', aspect_ratio: '9:16، عمودي', parameters: { seconds: 12, size: '720x1280' } },
  { duration: '5秒', aspect_ratio: '', parameters: { seconds: 4, size: '1280x720' } },
  { duration: 'half a minute', aspect_ratio: '21:9', parameters: { seconds: 8, size: '1280x720' } },
])('an idea with $duration and $aspect_ratio gets the settings nearest to them', ({ parameters, ...said }) => {
  expect(toSora({ ...promptWith({}), ...said }).parameters).toEqual(parameters);
});

test('all user text is in the prompt or listed as left out', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const prompt = buildVideoPrompt(form, made);
      for (const { text, changes } of [toSora(prompt), toRunway(prompt), toKling(prompt)]) {
        const listed = changes.map(({ words }) => words);
        for (const part of [form.subject, form.context, form.style, form.audio, ...splitActions(form.action)]) {
          if (isBlank(part)) continue;
          expect(text.includes(part) || text.includes(inOneLine(part)) || listed.includes(part)).toBe(true);
        }
      }
    }),
  );
});

describe('with an empty form', () => {
  const nothing = fromNestedShape({
    subject: '',
    action: ' ',
    setting: '',
    style: ' ',
    camera: { motion: '', framing: ' ', angle: '' },
    lighting: ' ',
    audio: { ambient: ' ', dialogue: '', subtitles: false },
    negative_prompt: '',
    metadata: { generated_at: made.generatedAt, tool: made.tool },
  });

  test('no label is alone', () => {
    expect(toProse(nothing)).toBe('');
  });

  test.each([toSora, toRunway, toKling])('%o has no text and nothing to list', (tool) => {
    expect(tool(nothing, { seconds: 5, aspectRatio: '16:9' })).toMatchObject({ text: '', negativePrompt: '' });
    expect(tool(nothing).changes.filter(({ field }) => field !== 'seconds')).toEqual([]);
  });

  test('a single camera part has no commas', () => {
    expect(toRunway({ ...nothing, composition: 'close-up' }).text).toBe('close-up');
    expect(toRunway({ ...nothing, subject: 'A fox' }).text).toBe('A fox.');
  });
});
