import { expect, test } from 'vitest';
import { formWith, promptWith } from './testing/video-forms.ts';
import { toKling } from './to-kling.ts';
import { toRunway } from './to-runway.ts';
import { toSora } from './to-sora.ts';
import { videoWarnings } from './video-warnings.ts';

test.each([
  { negativePrompt: 'blood, logos', said: 'unbroken skin, unbranded clothing and props' },
  { negativePrompt: 'crowd, hands', said: 'only the named subject in frame' },
  { negativePrompt: 'warped hands', said: 'well-formed hands and limbs' },
  { negativePrompt: 'second person', said: 'only the named subject in frame' },
  { negativePrompt: 'turistas', said: 'only the named subject in frame' },
  { negativePrompt: 'Menschenmenge', said: 'only the named subject in frame' },
])('"$negativePrompt" becomes "$said"', ({ negativePrompt, said }) => {
  expect(toSora(promptWith({ negativePrompt, audio: 'wind' })).text).toContain(`Picture: ${said}\n`);
  expect(toRunway(promptWith({ negativePrompt })).text).toContain(`Picture: ${said}. `);
});

test('each action of a chain is a beat, and a pair of adjectives is not', () => {
  const { text } = toSora(promptWith({ action: 'wraps his hand, tightens the knot, lifts his chin' }));

  expect(text).toContain('- wraps his hand\n- tightens the knot\n- lifts his chin');
  expect(toSora(promptWith({ action: 'lifts a big, old, red lid' })).text).toContain('- lifts a big, old, red lid');
});

test('each speaker has a line of text for Kling', () => {
  expect(toKling(promptWith({ dialogue: 'A: "Hi"\nB: "Yes"' })).text).toMatch(/\nA: "Hi"\nB: "Yes"$/);
});

test('every negation and every second camera move is named', () => {
  const warnings = videoWarnings(
    formWith({
      cameraMotion: 'dolly-in',
      action: 'the camera pans left and zooms in',
      negativePrompt: "no cars, don't show knives",
    }),
  );

  expect(warnings).toMatchObject([
    { code: 'two_camera_moves', second: 'camera pans' },
    { code: 'two_camera_moves', second: 'zooms in' },
    { code: 'negated_negative', words: 'no cars' },
    { code: 'negated_negative', words: "don't show knives" },
  ]);
});

test.each([
  { subject: 'a chef', negativePrompt: 'people', warns: 1 },
  { subject: 'eine Bäckerin', negativePrompt: 'Menschen', warns: 1 },
  { subject: 'a fox', negativePrompt: 'people', warns: 0 },
  { subject: 'a chef', negativePrompt: 'duplicate people', warns: 0 },
  { subject: 'a chef', negativePrompt: 'second person', warns: 0 },
  { subject: 'a chef', negativePrompt: 'no people', warns: 1 },
])('"$negativePrompt" without "$subject" warns $warns times', ({ subject, negativePrompt, warns }) => {
  const found = videoWarnings(formWith({ subject, negativePrompt }));

  expect(found.filter(({ code }) => code === 'negative_asked_for')).toHaveLength(warns);
});

test('a thing both negated and requested is named once, since the thing alone would be no better', () => {
  expect(
    videoWarnings(
      formWith({ subject: 'a chef', context: 'a harbor in rain', negativePrompt: 'no people, no knives, no rain' }),
    ),
  ).toMatchObject([
    { code: 'negated_negative', words: 'no knives' },
    { code: 'negative_asked_for', words: 'no people', asked: 'subject' },
    { code: 'negative_asked_for', words: 'no rain', asked: 'context' },
  ]);
});
