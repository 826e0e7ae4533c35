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

test('the rules that the guide to schemas tightens begin with the generator’s', () => {
  const [request, tightened] = objectsOf('extraction-schemas', 'en') as { rules: string[] }[];
  const kept = tightened?.rules.slice(0, 2) ?? [];

  expect(request).toHaveProperty('output_schema');
  expect(kept).toHaveLength(2);
  expect(request?.rules).toEqual(expect.arrayContaining(kept));
});

describe('an idea of a guide becomes', () => {
  const written = (kind: string, idea: string) =>
    writeSamples(`Before.\n\n\`\`\`${kind}\n${idea}\n\`\`\`\n\nAfter.`, 'en');
  const MEETING = 'Summarize the meeting notes in 5 bullets';
  const ORDER = 'Read these fields from an email: order number, total amount';
  const CALL = 'Call https://api.example.com/v1/orders with GET and my bearer token';

  test('a prompt for a chat model', () => {
    expect(written('text-idea', MEETING)).toMatch(
      /^Before\.\n\n```prompt text Summarize the meeting notes in 5 bullets\nTask: Summarize[\s\S]*\n```\n\nAfter\.$/,
    );
    expect(written('text-idea claude', MEETING)).toContain('<check>');
  });

  test('a request, a text of it or another part of it', () => {
    expect(written('json-idea', ORDER)).toContain(`\`\`\`prompt json ${ORDER}\n{\n  "task": "Read these fields`);
    expect(written('json-idea task', ORDER)).toContain(`\`\`\`prompt json ${ORDER}\nRead these fields from an email\n`);
    const schema = written('json-idea output_schema', ORDER);
    expect(schema).toContain('```json\n{\n  "type": "object",\n  "properties": {\n    "order_number": {');
    expect(schema).toContain('"required": ["order_number", "total_amount"],\n  "additionalProperties": false');
  });

  test('an envelope where it names the address of an API', () => {
    expect(written('json-idea', CALL)).toContain(`\`\`\`prompt json ${CALL}\n{\n  "type": "api_request",`);
    expect(written('json-idea prompt', CALL)).toContain(`\`\`\`prompt json ${CALL}\nPrepare the request below`);
  });

  test('nothing where the model or the part is unknown', () => {
    expect(() => written('text-idea parrot', MEETING)).toThrow('parrot');
    expect(() => written('json-idea output_schema.nothing', ORDER)).toThrow('output_schema.nothing');
  });
});
