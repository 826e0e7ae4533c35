import { writeTextPrompt } from '@wordlamp/engine';
import { writeJsonPrompt } from '@wordlamp/engine/json';
import { JSON_PACKS } from '@wordlamp/engine/json/all-packs';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import { TEXT_TARGETS } from '@wordlamp/engine/text-targets';

/** Columns that a line of JSON may have before it is broken; it is read on phones, too. */
const MAX_JSON_COLUMNS = 90;

const IDEA_FENCE = /^```(text|json)-idea(?: (\S+))?\n(.+)\n```$/gm;

/**
 * Puts what the generators write in place of the ideas of a guide (decision 12), so that a guide never quotes what they no
 * longer write, in any language. The fence keeps the idea, which can be tried.
 * @throws Error for a chat model or a part of the envelope that does not exist
 */
export function writeGuideSamples(markdown: string): string {
  return markdown.replaceAll(IDEA_FENCE, (_, kind: string, choice: string | undefined, idea: string) =>
    kind === 'text' ? textSample(idea, choice) : jsonSample(idea, choice),
  );
}

function textSample(idea: string, choice: string | undefined): string {
  const target = TEXT_TARGETS.find((known) => known === choice);
  if (choice !== undefined && target === undefined) throw new Error(`No chat model is called ${choice}: ${idea}`);
  return fence(`prompt text ${idea}`, writeTextPrompt({ idea, target }, TEXT_PACKS).prompt);
}

/** The whole envelope and a text of it can be copied as prompts; another part of it is JSON to be read. */
function jsonSample(idea: string, path: string | undefined): string {
  const part = partOf(JSON.parse(writeJsonPrompt({ text: idea }, TEXT_PACKS, JSON_PACKS).text), path);
  if (part === undefined) throw new Error(`The envelope has no ${path}: ${idea}`);
  if (typeof part === 'string') return fence(`prompt json ${idea}`, part);
  return fence(path === undefined ? `prompt json ${idea}` : 'json', formatJson(part));
}

const fence = (kind: string, text: string) => `\`\`\`${kind}\n${text}\n\`\`\``;

function partOf(value: unknown, path: string | undefined): unknown {
  const keys = path?.split('.') ?? [];
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** JSON in which whatever fits on a line stands on one. */
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
