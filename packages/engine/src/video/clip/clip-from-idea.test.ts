import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages.ts';
import { READING_WORDS } from '../../reading/all-reading-words.ts';
import { overlaps } from '../../reading/span.ts';
import { asPrinted } from '../../testing/as-printed.ts';
import { allMatches } from '../../text/all-matches.ts';
import { foldText } from '../../text/fold-text.ts';
import { videoPromptFromIdea } from '../build-video-prompt.ts';
import { readVideoIdea } from '../from-idea/read-video-idea.ts';
import { CLIP_WORDS } from './all-clip-words.ts';
import { clipFacts } from './clip-facts.ts';
import { clipFromIdea, rulesFor } from './clip-from-idea.ts';
import { CLIP_RULE_IDS } from './clip-rules.ts';
import { readClipExamples } from './testing/clip-examples.ts';

const examples = LANGUAGE_CODES.flatMap((language) => {
  const { fire, silent } = readClipExamples(language);
  return [
    ...fire.map(({ idea, fires }) => ({ language, idea, fires, silent: [] as readonly string[] })),
    ...silent.map(({ idea, rules }) => ({ language, idea, fires: [] as readonly string[], silent: rules })),
  ];
});
const rulesOf = (language: LanguageCode, idea: string): readonly string[] =>
  rulesFor(clipFacts(readVideoIdea(idea, READING_WORDS[language]), CLIP_WORDS[language]));
const clipOf = (language: LanguageCode, idea: string) =>
  clipFromIdea(idea, READING_WORDS[language], CLIP_WORDS[language]);

test.each(examples)('$language: for "$idea" only the rules for its content fire', (example) => {
  const rules = rulesOf(example.language, example.idea);
  expect(rules).toEqual(expect.arrayContaining([...example.fires]));
  for (const rule of example.silent) expect(rules, rule).not.toContain(rule);
});

/** Words that only ask for a clip, join its parts or exclude something, and do not describe it by themselves. */
const SMALL =
  /^(?:video\.(?:request|glue|of|link|determiner|filler|thereIs|placeStart|subjectEnd|objectEnd|justEnd|before)|joiner|exclude|excludeAfter|lead\.(?:in|out))$/;

test.each(examples)('$language: each word of "$idea" is in the prompt', ({ language, idea }) => {
  const { reading } = readVideoIdea(asPrinted(language, idea), READING_WORDS[language]);
  const small = reading.hits.filter(({ group }) => SMALL.test(group));
  const printed = foldText(Object.values(clipOf(language, idea)).join(' ')).text;
  const lost = allMatches(reading.folded.text, /[\p{Script=Han}]|[\p{L}\p{N}\p{M}]+/gu).filter(
    ({ index, 0: word }) =>
      !printed.includes(word) && !small.some((hit) => overlaps(hit, { start: index, end: index + word.length })),
  );
  expect(lost.map(({ 0: word }) => word)).toEqual([]);
});

test.each(LANGUAGE_CODES)(
  '%s: a text of ours is in this language, without a period, and without figures but a usual length',
  (language) => {
    const { rules } = CLIP_WORDS[language];
    for (const rule of CLIP_RULE_IDS) {
      const { adds = [], bans = [] } = rules[rule] as { adds?: readonly string[]; bans?: readonly string[] };
      expect(adds.length + bans.length, rule).toBeGreaterThan(0);
      for (const text of [...adds, ...bans]) {
        const bare = text.replace(/\b(?:3D|4K|CG)|3분의 1/g, '');
        expect(bare, rule).not.toMatch(rule === 'usual-length' ? /[.。]$/ : /[\d.。]$|\d/);
        if (/^(?:ar|ja|ko|ru|zh)$/.test(language)) expect(bare, rule).not.toMatch(/\p{Script=Latin}/u);
        if (!/^(?:ja|zh)$/.test(language)) expect(bare, rule).not.toMatch(/\p{Script=Han}/u);
      }
    }
  },
);

test('a field gets at most two of our texts, and at most eight exclusions, those of the user first', () => {
  const clip = clipOf(
    'en',
    'static camera at night by candlelight in fog and rain, backlight, a cat pours steaming milk, no dogs',
  );
  expect(clip.ambiance.split(', ').length).toBeLessThan(8);
  expect(clip.negativePrompt.split(', ').length).toBeLessThanOrEqual(8);
  expect(clip.negativePrompt).toMatch(/^dogs, /);
});

test.each<[string, string, RegExp, RegExp]>([
  ['what is wanted is not ruled out', 'a man walks, his long shadows at noon', /^/, /long shadows/],
  ['music that is asked for is kept', 'a man dances to loud music', /^/, /music/],
  ['text that is asked for is kept', 'a sign that says "open", subtitles', /other text/, /subtitles|on-screen/],
])('%s', (_, idea, some, none) => {
  const { negativePrompt } = clipOf('en', idea);
  expect(negativePrompt).toMatch(some);
  expect(negativePrompt).not.toMatch(none);
});

test('adds nothing for what was left open: no default of the form', () => {
  for (const { language, idea } of examples) {
    const clip = clipOf(language, idea);
    if (!/cinematic/.test(idea)) expect(Object.values(clip).join(' ')).not.toMatch(/cinematic/);
    expect(clip.cameraAngle).not.toMatch(/eye-level/);
  }
});

test('length and ratio are separate keys, between the dialogue and the exclusions', () => {
  const form = clipOf('en', 'vertical video, 8 seconds, a fox says "hi", no text');
  const prompt = videoPromptFromIdea(form, { generatedAt: '', tool: '' });
  expect(prompt).toMatchObject({ duration: '8 seconds', aspect_ratio: '9:16, vertical' });
  expect(Object.keys(prompt).slice(-5)).toEqual([
    'dialogue',
    'duration',
    'aspect_ratio',
    'negative_prompt',
    'metadata',
  ]);
});

test.each<[LanguageCode, string, string]>([
  ['en', 'a reel of a cat, it sleeps', '9:16, reel'],
  ['en', 'a cat sleeps, 10s landscape', '16:9, landscape'],
  ['de', 'eine katze schläft, quadratisch', '1:1, quadratisch'],
  ['ja', '猫が寝ている、縦', '9:16、縦'],
  ['en', 'a cat sleeps, for our website', ''],
])('%s: the ratio of "%s" is "%s"', (language, idea, ratio) => {
  expect(clipOf(language, idea).aspectRatio).toBe(ratio);
});
