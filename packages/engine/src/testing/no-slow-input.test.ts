import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ART_PACKS } from '../art/all-art-packs.ts';
import { ART_TARGETS } from '../art/art-targets.ts';
import { completeArtConfiguration } from '../art/complete-art-configuration.ts';
import { proposeArtConfiguration } from '../art/propose-art-configuration.ts';
import { writeArtFromIdea } from '../art/write-art-from-idea.ts';
import { writeArtPrompt } from '../art/write-art-prompt.ts';
import { JSON_PACKS } from '../json/all-json-packs.ts';
import { analyseCode } from '../json/code/analyse-code.ts';
import { writeJsonPrompt } from '../json/write-json-prompt.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { compilePatterns } from '../text/slot-patterns.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';
import { buildVideoPrompt } from '../video/build-video-prompt.ts';
import { formWith, made } from '../video/testing/video-forms.ts';
import { toKling } from '../video/to-kling.ts';
import { toProse } from '../video/to-prose.ts';
import { toRunway } from '../video/to-runway.ts';
import { toSora } from '../video/to-sora.ts';
import { videoWarnings } from '../video/video-warnings.ts';
import { timesReference } from './processor-time.ts';
import { repeatedTexts, SLOW_CODE, SLOW_TEXTS, wordsOf } from './slow-inputs.ts';

/** 50 ms of an idle processor, in loops of 10 ms: a server cannot answer other requests during that time. */
const LIMIT = 5;
/** The form's notes are computed in the visitor's browser and block no one else. */
const BROWSER_LIMIT = 20;
/** A fixed seed, so that no change fails on a text that was already slow; another number tries other texts. */
const SEED = 21;
const RUNS = 50;

type Write = (text: string, language: LanguageCode | undefined) => void;

/** Each kind of request that the server creates from a text. */
const KINDS = {
  'ai-prompt': (idea, language) => void writeTextPrompt({ idea, language, pageLanguage: language }, TEXT_PACKS),
  'art-prompt': (details, language) => {
    const configuration = completeArtConfiguration(proposeArtConfiguration(details, ART_PACKS.en), details);
    const target = ART_TARGETS[details.length % ART_TARGETS.length] ?? 'natural';
    writeArtPrompt({ configuration, target, language }, ART_PACKS);
  },
  'art-prompt of an idea': (idea, language = 'en') => {
    const words = { reading: READING_WORDS[language], art: ART_PACKS[language] };
    writeArtFromIdea({ idea, target: 'stable-diffusion', isEnglish: false }, words);
  },
  'json-prompt of an artefact': (text, language) =>
    void writeJsonPrompt({ text, language, pageLanguage: language, chosen: {} }, TEXT_PACKS, JSON_PACKS),
  'json-prompt': (text, language) =>
    void writeJsonPrompt({ text, language, pageLanguage: language }, TEXT_PACKS, JSON_PACKS),
  'json-prompt with a description': (imageDescription, language) =>
    void writeJsonPrompt({ text: '', imageDescription, language, pageLanguage: language }, TEXT_PACKS, JSON_PACKS),
} satisfies Readonly<Record<string, Write>>;

const writeForCode = (text: string, code: string) => void writeJsonPrompt({ text, code }, TEXT_PACKS, JSON_PACKS);

/** The texts that take too long, each with its time in reference loops. */
function slowOnes(texts: readonly string[], run: (text: string) => void, limit = LIMIT): string[] {
  return texts.flatMap((text) => {
    const times = timesReference(() => run(text), limit);
    return times > limit ? [`${times.toFixed(1)}: ${text.slice(0, 40)}`] : [];
  });
}

test.each(LANGUAGE_CODES)(
  'in %s no text that once was slow takes 50 ms',
  (language) => {
    // The text engine reads JSON prompts too.
    for (const write of [KINDS['json-prompt'], KINDS['art-prompt']]) {
      expect(slowOnes(SLOW_TEXTS, (text) => write(text, language))).toEqual([]);
    }
  },
  120_000,
);

test.each(LANGUAGE_CODES)(
  'in %s no text takes 50 ms by being repeated',
  (language) => {
    const words = wordsOf([TEXT_PACKS[language], JSON_PACKS[language]?.words, ART_PACKS[language]]);
    const anyKind = fc.constantFrom(...Object.values<Write>(KINDS));
    const languages = fc.constantFrom(language, undefined);
    fc.assert(
      fc.property(repeatedTexts(words), anyKind, languages, (text, write, asked) => {
        expect(timesReference(() => write(text, asked), LIMIT)).toBeLessThanOrEqual(LIMIT);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
  120_000,
);

test('no code takes 50 ms', () => {
  const texts = [...SLOW_CODE, ...SLOW_TEXTS];

  expect(slowOnes(texts, (code) => writeForCode('', code))).toEqual([]);
  expect(slowOnes(texts, (code) => writeForCode('explain this', code))).toEqual([]);
  for (const tag of ['', 'python', 'java']) expect(slowOnes(texts, (code) => void analyseCode(code, tag))).toEqual([]);
}, 120_000);

test.each(['action', 'dialogue', 'negativePrompt'] as const)(
  'no video takes 200 ms of a browser for its %s',
  (field) => {
    const write = (text: string) => {
      const form = formWith({ [field]: text });
      videoWarnings(form);
      for (const to of [toProse, toKling, toRunway, toSora]) to(buildVideoPrompt(form, made));
    };

    expect(slowOnes(SLOW_TEXTS, write, BROWSER_LIMIT)).toEqual([]);
  },
  120_000,
);

test.each(Object.entries(TEXT_PACKS))(
  'in %s no word of manner is also made of others, which would double the ways to read each of them',
  (_, pack) => {
    const { slots, labels } = pack;
    const words = [...slots.toneWords, ...slots.shortWords, ...slots.longWords];
    const degree = new RegExp(`^(?:${slots.degree}).`, 'u');
    const isMadeOfOthers = (word: string) => {
      const toneWords = words.filter((other) => other !== word);
      if (!degree.test(word) && !toneWords.some((other) => word.startsWith(other))) return false;
      const ofOthers = { ...slots, frames: ['^{manner}$'], toneWords, shortWords: [], longWords: [] };
      // Also before another word: a joiner may start with the end of the first word.
      const next = toneWords[0] ?? '';
      return compilePatterns({ slots: ofOthers, labels }).frames.some(
        (whole) => whole.test(word) || whole.test(`${word} ${next}`),
      );
    };
    expect(words.filter(isMadeOfOthers)).toEqual([]);
  },
  120_000,
);
