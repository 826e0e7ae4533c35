// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@wordlamp/contract/languages';
import { MAX_WORDS } from '@wordlamp/contract/limits';
import { writeTextPrompt } from '@wordlamp/engine';
import { countWords } from '@wordlamp/engine/count-words';
import { JSON_PROMPT_TYPES } from '@wordlamp/engine/json';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { buildVideoPrompt, formOfPrompt, toNestedShape } from '@wordlamp/engine/video';
import { describe, expect, test } from 'vitest';
import { plainText } from '../reading/block.ts';
import { listAllSlugs } from './list-slugs.server.ts';
import { readGuide } from './read-guides.server.ts';
import { writeSamples } from './write-samples.server.ts';

/** What a guide quotes as written by a generator is what the generator writes today, in every language. */
const GUIDES = join(import.meta.dirname, '../../../../content/guides');
const slugs = listAllSlugs();

function blocksOf(slug: string, language: LanguageCode) {
  return readGuide(slugs.blog.includes(slug) ? 'article' : 'resource', slug, language, slugs).blocks;
}

const samplesOf = (slug: string, language: LanguageCode) =>
  blocksOf(slug, language).flatMap((block) => (block.kind === 'sample' ? [block.text] : []));
const objectsOf = (slug: string, language: LanguageCode): unknown[] =>
  samplesOf(slug, language).flatMap((text) => (text.startsWith('{') ? [JSON.parse(text)] : []));

/** Prose has the spaces and apostrophes of good typography, what people type has not. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s/g, ' ');

const translated = LANGUAGES.map(({ code }) => code).filter((code) => existsSync(join(GUIDES, code)));

describe.each(translated)('the guides in %s', (language) => {
  const ideas = [...slugs.blog, ...slugs.resources].flatMap((slug) => {
    const file = join(GUIDES, language, `${slug}.md`);
    const markdown = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
    return [...markdown.matchAll(/^```(?:text|json)-idea.*\n(.+)\n```$/gm)].map(([, idea = '']) => ({
      slug,
      idea,
      prose,
    }));
  });

  test.each(ideas)('$slug shows the idea that its sample is written from: $idea', ({ idea, prose }) => {
    expect(plain(prose)).toContain(plain(idea.replace(/\.$/, '')));
    expect(writeTextPrompt({ idea }, TEXT_PACKS).language).toBe(language);
  });

  test('hand no generator more words than it takes, and the video generator whole forms', () => {
    const examples = [...slugs.blog, ...slugs.resources]
      .flatMap((slug) => blocksOf(slug, language))
      .flatMap((block) => (block.kind === 'sample' && block.tool ? [block] : []));

    expect(examples.length).toBeGreaterThan(25);
    for (const { tool, idea, text } of examples)
      if (tool === 'video') expect(Object.keys(JSON.parse(idea ?? text))).toContain('camera_motion');
      else expect(countWords(idea ?? text)).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('name every kind of envelope', () => {
    const tables = blocksOf('json-envelopes', language).flatMap((block) => (block.kind === 'table' ? block.rows : []));
    const named = tables.map(([first = []]) => plainText(first));

    expect(named).toEqual(expect.arrayContaining([...JSON_PROMPT_TYPES]));
  });

  test('show the two shapes of a video prompt as the generator writes them', () => {
    const objects = objectsOf('veo3-json-prompt', language);
    const [flat, nested] = objects as [ReturnType<typeof buildVideoPrompt>, object];
    const { generated_at: generatedAt, tool } = flat.metadata;
    const { metadata: _, ...shape } = toNestedShape(flat);

    expect(JSON.stringify(flat)).toBe(JSON.stringify(buildVideoPrompt(formOfPrompt(flat), { generatedAt, tool })));
    expect(JSON.stringify(nested)).toBe(JSON.stringify(shape));
  });
});

test('the rules that the guide to schemas tightens begin as the generator’s', () => {
  const idea = 'Extract the order number, delivery date, total and currency from supplier emails.';
  const written = writeSamples(`\`\`\`json-idea prompt\n${idea}\n\`\`\``, 'en').split('\n').slice(1);
  const [sample = ''] = samplesOf('extraction-schemas', 'en');
  const untilFirstRule = written.findIndex((line) => line.startsWith('- delivery_date:'));

  expect(untilFirstRule).toBeGreaterThan(5);
  expect(sample.split('\n').slice(0, untilFirstRule)).toEqual(written.slice(0, untilFirstRule));
});

describe('an idea of a guide becomes', () => {
  const written = (kind: string, idea: string) =>
    writeSamples(`Before.\n\n\`\`\`${kind}\n${idea}\n\`\`\`\n\nAfter.`, 'en');
  const MEETING = 'Summarize the meeting notes in 5 bullets';
  const ORDER = 'Extract order number and total from an email [once]';

  test('a prompt for a chat model', () => {
    expect(written('text-idea', MEETING)).toMatch(
      /^Before\.\n\n```prompt text Summarize the meeting notes in 5 bullets\nTask: Summarize[\s\S]*\n```\n\nAfter\.$/,
    );
    expect(written('text-idea claude', MEETING)).toContain('<requirements>');
  });

  test('an envelope, a text of it or another part of it', () => {
    expect(written('json-idea', ORDER)).toContain(`\`\`\`prompt json ${ORDER}\n{\n  "type": "data_extraction",`);
    expect(written('json-idea prompt', ORDER)).toContain(`\`\`\`prompt json ${ORDER}\nExtract the fields below`);
    expect(written('json-idea extraction.output_schema', ORDER)).toContain(
      '```json\n{\n  "type": "object",\n  "additionalProperties": false,\n  "required": ["order_number", "total"],',
    );
  });

  test('nothing where the model or the part is unknown', () => {
    expect(() => written('text-idea parrot', MEETING)).toThrow('parrot');
    expect(() => written('json-idea extraction.nothing', ORDER)).toThrow('extraction.nothing');
  });
});
