import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ART_PACKS } from '../art/all-art-packs.ts';
import type { ArtConfiguration } from '../art/art-options.ts';
import type { ArtTarget } from '../art/art-targets.ts';
import { writeArtPrompt } from '../art/write-art-prompt.ts';
import { JSON_PACKS } from '../json/all-json-packs.ts';
import { writeJsonPrompt } from '../json/write-json-prompt.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { scoreTextPrompt } from '../score/score-text-prompt.ts';
import { scoreVideoPrompt } from '../score/score-video-prompt.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';
import { buildVideoPrompt } from '../video/build-video-prompt.ts';
import { VIDEO_FIELDS, type VideoForm } from '../video/video-form.ts';

/**
 * What readers asked for who know only ideas and prompts, and the points that they gave what came back, out of 100 by the
 * rubric (docs/engine.md says how the set is made). Points are of the day of the reading; the checks by program are of now.
 */
type Read<Asked> = Asked & { points: number; remark: string };

const read = <Asked>(file: string): Read<Asked>[] =>
  JSON.parse(readFileSync(new URL(`./frozen-set/${file}.json`, import.meta.url), 'utf8'));
const EMPTY_FORM = Object.fromEntries(VIDEO_FIELDS.map((field) => [field, ''])) as VideoForm;
const failed = (checks: readonly { passed: boolean }[]) => checks.filter(({ passed }) => !passed);

describe.each(LANGUAGE_CODES)('the frozen set in %s', (language) => {
  const ideas = read<{ idea: string }>(`text/${language}`);

  test('has at least twelve ideas with points', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(12);
    expect(ideas.filter(({ points }) => !(points >= 0 && points <= 100))).toEqual([]);
  });

  test.each(ideas)('passes every check by program for "$idea"', ({ idea }) => {
    const written = writeTextPrompt({ idea, pageLanguage: language }, TEXT_PACKS);

    expect(written.language).toBe(language);
    expect(failed(written.checks)).toEqual([]);
    expect(scoreTextPrompt(written.prompt, idea, TEXT_PACKS[language], language).gates).toEqual([]);
  });
});

/** What a reader's points have to reach, and how far a language may stay behind English. */
const MIN_MEAN = 85;
const MIN_POINTS = 70;
const MAX_LAG = 5;
const meanOf = (file: string) => {
  const points = read(file).map((asked) => asked.points);
  return points.reduce((sum, one) => sum + one, 0) / points.length;
};
function expectTheBar(file: string): void {
  const isText = file.startsWith('text/');

  expect(meanOf(file)).toBeGreaterThanOrEqual(isText ? Math.max(MIN_MEAN, meanOf('text/en') - MAX_LAG) : MIN_MEAN);
  expect(read(file).filter(({ points }) => points < MIN_POINTS)).toEqual([]);
}

test.each([...LANGUAGE_CODES.map((language) => `text/${language}`), 'art', 'json', 'video'])(
  'readers gave the prompts of %s what the bar asks for',
  expectTheBar,
);

test('twenty art prompts pass every check by program', () => {
  const asked = read<{ configuration: ArtConfiguration; target: ArtTarget }>('art');

  expect(asked.length).toBeGreaterThanOrEqual(20);
  for (const { configuration, target } of asked) {
    const full = { ...configuration, artist: configuration.artist ?? 'none', setting: configuration.setting ?? 'none' };
    expect(failed(writeArtPrompt({ configuration: full, target }, ART_PACKS).checks)).toEqual([]);
  }
});

test('twelve JSON prompts pass every check by program', () => {
  const asked = read<{ request: { text?: string; code?: string; imageDescription?: string } }>('json');

  expect(asked.length).toBeGreaterThanOrEqual(12);
  for (const { request } of asked) expect(failed(writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS).checks)).toEqual([]);
});

test('twelve video prompts pass every check by program that the form itself does not fail', () => {
  const asked = read<{ form: Partial<VideoForm> }>('video');
  const made = { generatedAt: '2026-05-02T04:00:00.000Z', tool: 'Wordlamp' };

  expect(asked.length).toBeGreaterThanOrEqual(12);
  for (const { form } of asked) {
    const whole = { ...EMPTY_FORM, ...form };
    const { gates } = scoreVideoPrompt(buildVideoPrompt(whole, made));
    expect(gates.filter(({ code }) => code !== 'impossible_camera')).toEqual([]);
  }
});
