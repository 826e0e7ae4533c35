import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { findablePath } from '../app/layout/palette/findable.ts';
import { offlinePath, type PageId, pathOf } from '../app/site-paths.ts';
import { type KeepList, keepListPath } from '../worker/keep-list.ts';

/** The used parts of a bundler's chunk. */
export type Chunk = {
  fileName: string;
  /** The source files in it. */
  moduleIds: readonly string[];
  /** Static and dynamic imports. */
  loads: readonly string[];
};

const KEPT_PAGES = [
  'home',
  'aiGenerator',
  'artGenerator',
  'jsonGenerator',
  'videoGenerator',
] as const satisfies PageId[];
const GENERATOR_ROUTE =
  /app\/routes\/(?:home|ai-prompt-generator|art-prompt-generator|json-prompt|veo3-json-prompt-generator)\.tsx/;
/** Excluded, since it needs the server anyway: the auth client is as large as the rest of a page. */
const OF_NO_USE = /node_modules\/@supabase\//;
/** Words of one language. Art prompts also need the English ones. */
const WORDS = /\/(?:words|messages)\/([a-z]{2})\/(\w+)/;
const IN_EVERY_LANGUAGE = 'en/art';
const ASSET = /\/assets\/[\w.-]+\.\w+/g;

/**
 * The offline cache lists of each language (worker/kept.ts), by file name: the generators, the home page, and
 * everything they may load in that language.
 * @param client the folder of the finished site
 */
export function keepLists(client: string, chunks: readonly Chunk[]): Map<string, string> {
  return new Map(
    LANGUAGES.map(({ code }) => [keepListPath(code).slice(1), JSON.stringify(keepList(client, chunks, code))] as const),
  );
}

function keepList(client: string, chunks: readonly Chunk[], language: LanguageCode): KeepList {
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const htmlOf = (path: string) => read(`${path}/index.html`);
  const paths = KEPT_PAGES.map((page) => pathOf(page, language));
  const plain = [offlinePath(language)];
  const data = [...paths.map((path) => `${path}.data`), findablePath(language)];
  const hashes = [
    ...[...paths, ...plain].map((path) => [path, hashOf(htmlOf(path))] as const),
    ...data.map((path) => [path, hashOf(read(path))] as const),
  ];
  const named = [...paths, ...plain].flatMap((path) => htmlOf(path).match(ASSET) ?? []);
  const files = new Set([...named, ...filesOf(chunks, language).map((file) => `/${file}`)]);
  return { pages: Object.fromEntries(hashes), files: [...files].sort() };
}

/** All files that the generators may load in a language. */
export function filesOf(chunks: readonly Chunk[], language: LanguageCode): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const waiting = chunks.filter(({ moduleIds }) => moduleIds.some((id) => GENERATOR_ROUTE.test(id)));
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk.fileName) || !isOfUse(chunk, language)) continue;
    found.add(chunk.fileName);
    waiting.push(...chunk.loads.flatMap((name) => byName.get(name) ?? []));
  }
  return [...found];
}

function isOfUse({ moduleIds }: Chunk, language: LanguageCode): boolean {
  if (moduleIds.some((id) => OF_NO_USE.test(id))) return false;
  const words = moduleIds.flatMap((id) => {
    const [, code, name] = WORDS.exec(id) ?? [];
    return code === undefined ? [] : [{ code, name }];
  });
  return (
    words.length === 0 || words.some(({ code, name }) => code === language || `${code}/${name}` === IN_EVERY_LANGUAGE)
  );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
