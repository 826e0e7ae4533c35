import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../languages.ts';
import { ART_PACKS } from './all-art-packs.ts';
import { allPairs } from './testing/all-pairs.ts';
import { writeArtPrompt } from './write-art-prompt.ts';

describe.each(Object.keys(ART_PACKS) as LanguageCode[])('art prompts in %s', (language) => {
  test.each(['natural', 'flux'] as const)('pass every check for every pair of options as %s', (target) => {
    for (const [variant, configuration] of allPairs().entries()) {
      const { checks, prompt } = writeArtPrompt({ configuration, target, language, variant }, ART_PACKS);
      const failed = checks.filter(({ passed }) => !passed);
      if (failed.length > 0) expect({ configuration, prompt, failed }).toEqual({});
    }
  });
});
