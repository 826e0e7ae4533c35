import { writeTextPrompt } from '@wordlamp/engine';
import { artChosenOf, artIdeaText, detectLanguage, writeArtFromIdea } from '@wordlamp/engine/art';
import { ART_PACKS } from '@wordlamp/engine/art/all-packs';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { READING_WORDS } from '@wordlamp/engine/reading/all-words';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { TEXT_TARGETS } from '@wordlamp/engine/text-targets';
import { readVideoIdea, videoPromptFromIdea } from '@wordlamp/engine/video';
import type { Tool } from '../reading/block.ts';

/** Columns that a line of JSON may have before it is broken; it is read on phones, too. */
const MAX_JSON_COLUMNS = 90;

const IDEA_FENCE = /^```(text|art|json|video)-idea(?: (\S+))?\n(.+)\n```$/gm;

/**
 * Puts what the generators write in place of the ideas of a text (decision 12), so that texts always quote the current
 * output, in every language. The fence keeps the idea, which can be tried.
 * @param language of the text, for ideas that do not reveal their own
 * @throws Error for a chat model or a part of the JSON prompt that does not exist
 */
export function writeSamples(markdown: string, language: LanguageCode): string {
  return markdown.replaceAll(IDEA_FENCE, (_, tool: Tool, choice: string | undefined, idea: string) => {
    const fence = { kind: `prompt ${tool} ${idea}`, ...WRITERS[tool](idea, choice, language) };
    return `\`\`\`${fence.kind}\n${fence.text}\n\`\`\``;
  });
}

/** What is put in place of an idea, and what its fence says where that is not the prompt and its idea. */
type Written = { text: string; kind?: string };

const WRITERS: Readonly<Record<Tool, (idea: string, choice: string | undefined, language: LanguageCode) => Written>> = {
  text: textSample,
  art: (idea, _, language) => ({ text: artSample(idea, language) }),
  json: jsonSample,
  video: (idea, _, language) => ({ text: videoSample(idea, language) }),
};

function textSample(idea: string, choice: string | undefined): Written {
  const target = TEXT_TARGETS.find((known) => known === choice);
  if (choice !== undefined && target === undefined) throw new Error(`No chat model is called ${choice}: ${idea}`);
  return { text: writeTextPrompt({ idea, target }, TEXT_PACKS).prompt };
}

/** The whole prompt and a text of it can be copied as prompts; another part of it is JSON to be read. */
function jsonSample(idea: string, path: string | undefined): Written {
  const part = partOf(JSON.parse(writeJsonPrompt({ text: idea, chosen: {} }, TEXT_PACKS, JSON_PACKS).text), path);
  if (part === undefined) throw new Error(`The prompt has no ${path}: ${idea}`);
  if (typeof part === 'string') return { text: part };
  return { text: formatJson(part), ...(path !== undefined && { kind: 'json' }) };
}

function artSample(idea: string, language: LanguageCode): string {
  const spoken = detectLanguage(idea, language) ?? language;
  const request = { idea, chosen: artChosenOf({}), target: 'natural', isEnglish: spoken === 'en' } as const;
  const reading = READING_WORDS[spoken];
  return artIdeaText(writeArtFromIdea(request, { reading, art: ART_PACKS[spoken] }), reading);
}

/** Without the time and the tool, which no model reads. */
function videoSample(idea: string, language: LanguageCode): string {
  const { form } = readVideoIdea(idea, READING_WORDS[detectLanguage(idea, language) ?? language]);
  const { metadata: _, ...prompt } = videoPromptFromIdea(form, { generatedAt: '', tool: '' });
  return JSON.stringify(prompt, null, 2);
}

function partOf(value: unknown, path: string | undefined): unknown {
  const keys = path?.split('.') ?? [];
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** JSON in which everything that fits on a line is on one line. */
function formatJson(value: unknown, indent = ''): string {
  const flat = flatJson(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= MAX_JSON_COLUMNS) return flat;
  const inner = `${indent}  `;
  const lines = entriesOf(value).map(({ label, entry }) => `${inner}${label}${formatJson(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function flatJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = entriesOf(value).map(({ label, entry }) => `${label}${flatJson(entry)}`);
  return Array.isArray(value) ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
}

const entriesOf = (value: object) =>
  Object.entries(value).map(([key, entry]) => ({
    label: Array.isArray(value) ? '' : `${JSON.stringify(key)}: `,
    entry: entry as unknown,
  }));
