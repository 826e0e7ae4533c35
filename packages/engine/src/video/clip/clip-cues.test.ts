import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ClipCue } from '../../words/clip-words.ts';
import { readVideoIdea } from '../from-idea/read-video-idea.ts';
import { CLIP_WORDS } from './all-clip-words.ts';
import { cuesIn } from './clip-cues.ts';

/**
 * For each group, an idea with one of its cues, and a look-alike without any. Those in `harmless` hide the cues inside them.
 */
type CueExamples = Readonly<Record<Exclude<ClipCue, 'harmless'>, { like: string; unlike: string }>>;

function examplesOf(language: LanguageCode): CueExamples {
  return JSON.parse(readFileSync(new URL(`testing/cues/${language}.json`, import.meta.url), 'utf8'));
}

const found = (language: LanguageCode, idea: string) => [
  ...cuesIn(readVideoIdea(idea, READING_WORDS[language]), CLIP_WORDS[language].cues),
];

describe.each(LANGUAGE_CODES)('the cues of clips in %s', (language) => {
  const { cues } = CLIP_WORDS[language];
  const groups = Object.keys(cues).filter((group) => group !== 'harmless') as (keyof CueExamples)[];
  const examples = examplesOf(language);

  test.each(groups)('%s is found in its example and not in its look-alike', (group) => {
    expect(found(language, examples[group].like)).toContain(group);
    expect(found(language, examples[group].unlike)).not.toContain(group);
  });

  test('are as the folded idea has them, each once in its group', () => {
    for (const list of Object.values(cues)) {
      expect(list.filter((cue) => cue === '' || foldText(cue).text !== cue)).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

test.each<[string, LanguageCode, string, ClipCue]>([
  ['what is said in a line is not seen', 'en', 'she says "show me your hands"', 'hands'],
  ['what the camera is asked for is no part of the scene', 'en', 'a cat sits, camera at the height of a hand', 'hands'],
])('%s', (_, language, idea, group) => {
  expect(found(language, idea)).not.toContain(group);
});
