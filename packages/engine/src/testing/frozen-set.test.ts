import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ART_PACKS } from '../art/all-art-packs.ts';
import type { ArtConfiguration } from '../art/art-options.ts';
import type { ArtTarget } from '../art/art-targets.ts';
import { writeArtPrompt } from '../art/write-art-prompt.ts';
import { JSON_PACKS } from '../json/all-json-packs.ts';
import { writeJsonPrompt } from '../json/write-json-prompt.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';

/**
 * Requests from strangers. This does not measure the quality of a prompt, since the engine has seen them
 * (docs/quality.md).
 */
const read = <Asked>(file: string): Asked[] =>
  JSON.parse(readFileSync(new URL(`./frozen-set/${file}.json`, import.meta.url), 'utf8'));
const failed = (checks: readonly { passed: boolean }[]) => checks.filter(({ passed }) => !passed);

describe.each(LANGUAGE_CODES)('the frozen set in %s', (language) => {
  const ideas = read<{ idea: string }>(`text/${language}`);

  test.each(ideas)('passes every check by program for "$idea"', ({ idea }) => {
    const written = writeTextPrompt({ idea, pageLanguage: language }, TEXT_PACKS);

    expect(written.language).toBe(language);
    expect(failed(written.checks)).toEqual([]);
  });
});

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
