import { describe, expect, test } from 'vitest';
import en from '../words/en/art.json' with { type: 'json' };
import type { ArtConfiguration } from './art-options.ts';
import type { ArtTarget } from './art-targets.ts';
import { writeArtPrompt } from './write-art-prompt.ts';

const goats: ArtConfiguration = {
  subject: 'animals',
  style: 'expressionist',
  medium: 'charcoal',
  mood: 'energetic',
  colors: 'warm',
  artist: 'none',
  setting: 'mountain',
  details: '',
};
const write = (configuration: ArtConfiguration, target: ArtTarget) => writeArtPrompt({ configuration, target }, { en });

describe('what the choices keep', () => {
  test.each(['natural', 'flux', 'midjourney', 'stable-diffusion'] as const)('are two colors for %s', (target) => {
    for (const details of [
      '',
      'a violinist on a stage beside the long red curtain of a theater, seven lamps above her',
    ]) {
      const { prompt } = write(
        { ...goats, medium: 'digital', colors: 'complementary', artist: 'rembrandt', details },
        target,
      );

      expect(prompt).toContain('blue');
      expect(prompt).toContain('orange');
    }
  });

  test('are style, anchor and colors where the details are in a script that fills the tokens', () => {
    const details = 'قارب شراعي صغير عند غروب الشمس';
    const { prompt } = write(
      { ...goats, subject: 'landscape', setting: 'ocean', medium: 'oil-painting', details },
      'stable-diffusion',
    );

    expect(prompt).toMatch(/^landscape, ocean, a long swell, Expressionist oil painting, .*ochre, terracotta, .*قارب/);
    expect(prompt).not.toContain(':1.');
  });

  test.each(['natural', 'flux', 'midjourney'] as const)(
    'stand apart from the colors of the details for %s',
    (target) => {
      expect(write({ ...goats, details: 'a red coat' }, target).prompt).toMatch(
        /, apart from (?:the colors named above\.|named colors, )/,
      );
      expect(write({ ...goats, details: 'a coat' }, target).prompt).not.toContain('apart from');
    },
  );

  test('is the format, once', () => {
    expect(write({ ...goats, details: 'a fox, 3:2' }, 'natural').prompt).not.toContain('Landscape format');
    expect(write({ ...goats, details: 'a fox, phone wallpaper' }, 'natural').prompt).toContain('in the ratio 9:16');
  });

  test('is a light that reaches the sea floor', () => {
    const { prompt } = write({ ...goats, setting: 'underwater', mood: 'peaceful', details: 'a crab' }, 'natural');

    expect(prompt).toContain('Soft light from above that fades with depth, peaceful mood.');
  });
});
