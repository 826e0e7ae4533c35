import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { parse } from 'yaml';
import type * as z from 'zod';

const CONTENT = dirname(fileURLToPath(import.meta.resolve('@wordlamp/content/package.json')));

/** A folder of content with one folder for each language. */
const FOLDERS = ['messages', 'guides', 'templates', 'community'] as const;
type Folder = (typeof FOLDERS)[number];

/** The names of a folder's files without their endings: the English ones are the list. */
export function listSlugs(folder: Folder, ending: '.md' | '.json'): string[] {
  const names = readdirSync(join(CONTENT, folder, DEFAULT_LANGUAGE));
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
}

const whole = new Map<string, boolean>();

/** Whether a language has its own of every English file. Every page asks for all languages, so the disk is read once. */
export function isWhole(language: string): boolean {
  const known = whole.get(language) ?? FOLDERS.every((folder) => hasAll(folder, language));
  whole.set(language, known);
  return known;
}

function hasAll(folder: Folder, language: string): boolean {
  const names = readdirSync(join(CONTENT, folder, DEFAULT_LANGUAGE));
  return names.every((name) => existsSync(join(CONTENT, folder, language, name)));
}

/** The path of a file in a language, or of the English one if it is not translated yet. */
function pathIn(folder: Folder, language: string, name: string): string {
  const own = join(CONTENT, folder, language, name);
  return existsSync(own) ? own : join(CONTENT, folder, DEFAULT_LANGUAGE, name);
}

/** @throws Error naming the file whose content does not fit its shape */
export function readJson<T>(folder: Folder, language: string, name: string, shape: z.ZodType<T>): T {
  return checked(JSON.parse(readFileSync(pathIn(folder, language, name), 'utf8')), shape, `${folder}/${name}`);
}

/** A file of figures that every language shares. @throws Error when its content does not fit its shape */
export function readFigures<T>(name: string, shape: z.ZodType<T>): T {
  return checked(JSON.parse(readFileSync(join(CONTENT, name), 'utf8')), shape, name);
}

/** @throws Error naming the file whose front matter does not fit its shape */
export function readMarkdown<T>(
  folder: Folder,
  language: string,
  name: string,
  shape: z.ZodType<T>,
): { front: T; markdown: string } {
  const [, front, markdown] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(pathIn(folder, language, name), 'utf8')) ?? [];
  if (front === undefined || markdown === undefined) throw new Error(`${folder}/${name} has no front matter`);
  return { front: checked(parse(front), shape, `${folder}/${name}`), markdown };
}

function checked<T>(value: unknown, shape: z.ZodType<T>, name: string): T {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${name}: ${issue?.path.join('.')} ${issue?.message}`);
}
