import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ART_PACKS } from '../art/all-art-packs.ts';
import type { ArtConfiguration } from '../art/art-options.ts';
import { artPromptText } from '../art/art-prompt-text.ts';
import { ART_TARGETS } from '../art/art-targets.ts';
import { allPairs } from '../art/testing/all-pairs.ts';
import { writeArtPrompt } from '../art/write-art-prompt.ts';
import { JSON_PACKS } from '../json/all-json-packs.ts';
import type { JsonPromptRequest } from '../json/json-prompt.ts';
import { MEASURED_PICTURE } from '../json/testing/measured-picture.ts';
import { PROGRAMS } from '../json/testing/programs.ts';
import { writeJsonPrompt } from '../json/write-json-prompt.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { TEXT_PACKS } from '../text/all-text-packs.ts';
import type { TextPromptRequest } from '../text/text-prompt.ts';
import { TEXT_TARGETS } from '../text/text-targets.ts';
import { writeTextPrompt } from '../text/write-text-prompt.ts';
import { buildVideoPrompt, formOfPrompt } from '../video/build-video-prompt.ts';
import { toNestedShape } from '../video/nested-shape.ts';
import { toKling } from '../video/to-kling.ts';
import { toProse } from '../video/to-prose.ts';
import { toRunway } from '../video/to-runway.ts';
import { toSora } from '../video/to-sora.ts';
import { VIDEO_FIELDS, type VideoForm } from '../video/video-form.ts';
import { videoHints } from '../video/video-hints.ts';
import { videoWarnings } from '../video/video-warnings.ts';
import { APPROVED_JSON_REQUESTS, APPROVED_TEXT_REQUESTS } from './approved/requests.ts';

const readSet = <Asked>(name: string): Asked[] =>
  JSON.parse(readFileSync(new URL(`./frozen-set/${name}.json`, import.meta.url), 'utf8'));

const show = (value: unknown) => JSON.stringify(value, null, 1);
const entry = (asked: unknown, parts: Readonly<Record<string, unknown>>) =>
  [
    `════ ${JSON.stringify(asked)}`,
    ...Object.entries(parts).map(
      ([name, part]) => `──── ${name}\n${typeof part === 'string' ? part : JSON.stringify(part)}`,
    ),
  ].join('\n');
/**
 * Whole prompts, one file per kind, so that the effect of an engine change shows up in the diff.
 * After an intended change: `npx vitest run --project engine approved-prompts -u`, and read the diff.
 */
const expectApproved = (entries: readonly string[], file: string) =>
  expect(`${entries.join('\n\n')}\n`).toMatchFileSnapshot(`./approved/${file}.txt`);

function textEntry(request: TextPromptRequest): string {
  const written = writeTextPrompt(request, TEXT_PACKS);
  const { prompt, basis, intent, slots, limits, placeholders, language } = written;
  return entry(request, { understood: { language, basis, intent, slots, limits, placeholders }, prompt });
}

test.each(LANGUAGE_CODES)('text prompts in %s are the approved ones', async (language) => {
  const ideas = readSet<{ idea: string }>(`text/${language}`);

  await expectApproved(
    ideas.map(({ idea }, variant) => textEntry({ idea, pageLanguage: language, variant: variant % 4 })),
    `text-${language}`,
  );
});

test.each(TEXT_TARGETS)(
  'text prompts for %s, with choices, and of pasted prompts are the approved ones',
  async (target) => {
    await expectApproved(
      APPROVED_TEXT_REQUESTS.map((request) => textEntry({ ...request, target })),
      `text-for-${target}`,
    );
  },
);

const artConfigurations = readSet<{ configuration: ArtConfiguration }>('art').map(
  ({ configuration: { artist = 'none', setting = 'none', ...chosen } }): ArtConfiguration => ({
    ...chosen,
    artist,
    setting,
  }),
);

test.each(ART_TARGETS)('art prompts for %s are the approved ones', async (target) => {
  const entries = artConfigurations.map((configuration, index) => {
    const written = writeArtPrompt({ configuration, target, variant: index % 3 }, ART_PACKS);
    const { aspectRatio, parameters, notes } = written;
    return entry(configuration, { prompt: artPromptText(written), facts: { aspectRatio, parameters, notes } });
  });

  await expectApproved(entries, `art-for-${target}`);
});

test.each(LANGUAGE_CODES)('art prompts in %s are the approved ones', async (language) => {
  const entries = artConfigurations.map((configuration, variant) =>
    entry(configuration, {
      prompt: artPromptText(writeArtPrompt({ configuration, target: 'natural', language, variant }, ART_PACKS)),
    }),
  );

  await expectApproved(entries, `art-${language}`);
});

test('the art of all pairs of options is the approved one', async () => {
  const entries = allPairs().map((configuration, index) => {
    const target = ART_TARGETS[index % ART_TARGETS.length] ?? 'natural';
    const written = writeArtPrompt({ configuration, target, variant: index % 3 }, ART_PACKS);
    return `${Object.values(configuration).join(' · ')} · ${target}\n${artPromptText(written)}`;
  });

  await expectApproved(entries, 'art-pairs');
});

function jsonEntry(request: JsonPromptRequest): string {
  const prompt = writeJsonPrompt(request, TEXT_PACKS, JSON_PACKS);
  return entry(request, { object: prompt.text });
}

test('JSON prompts of words are the approved ones', async () => {
  const requests = readSet<{ request: JsonPromptRequest }>('json').map(({ request }) => request);

  await expectApproved([...requests, ...APPROVED_JSON_REQUESTS].map(jsonEntry), 'json');
});

test.each(LANGUAGE_CODES)('JSON prompts of ideas in %s are the approved ones', async (pageLanguage) => {
  const ideas = readSet<{ idea: string }>(`text/${pageLanguage}`);

  await expectApproved(
    ideas.map(({ idea }, variant) => jsonEntry({ text: idea, pageLanguage, variant })),
    `json-${pageLanguage}`,
  );
});

test('JSON prompts of code are the approved ones', async () => {
  const wishes = ['', 'refactor this', 'why does it fail?', 'add tests'];

  await expectApproved(
    Object.values(PROGRAMS).map((code, index) => jsonEntry({ code, text: wishes[index % wishes.length] })),
    'json-code',
  );
});

test('JSON prompts of a measured picture are the approved ones in every language', async () => {
  const described = { image: MEASURED_PICTURE, imageDescription: 'a fox in the snow, low sun' };
  const entries = [
    jsonEntry(described),
    ...LANGUAGE_CODES.map((language, variant) =>
      jsonEntry({ image: MEASURED_PICTURE, pageLanguage: language, variant }),
    ),
  ];

  await expectApproved(entries, 'json-picture');
});

test('video prompts are the approved ones, in both shapes and for each tool', async () => {
  const empty = Object.fromEntries(VIDEO_FIELDS.map((field) => [field, ''])) as VideoForm;
  const entries = readSet<{ form: Partial<VideoForm> }>('video').map(({ form }) => {
    const prompt = buildVideoPrompt(
      { ...empty, ...form },
      { generatedAt: '2026-11-20T08:00:00.000Z', tool: 'Wordlamp' },
    );
    const made = formOfPrompt(prompt);
    return entry(form, {
      flat: show(prompt),
      nested: show(toNestedShape(prompt)),
      prose: toProse(prompt),
      sora: show(toSora(prompt)),
      runway: show(toRunway(prompt, { seconds: 7, aspectRatio: '9:16' })),
      kling: show(toKling(prompt, { seconds: 10, aspectRatio: '1:1' })),
      warnings: videoWarnings(made),
      hints: videoHints({ ...empty, ...form }),
    });
  });

  await expectApproved(entries, 'video');
});
