import { placeholdersOf } from './draft.ts';

/** From this share of known content words on, a line only repeats. Source: prompt-craft 1.3. */
const ECHO_SHARE = 0.7;
const MIN_CONTENT_CHARS = 4;
const wordsOfLines = new Map<string, readonly string[]>();
const MAX_CACHED_LINES = 5000;

export type PruneLimits = { idea: string; filler: RegExp; maxLines: number; maxPlaceholders: number };

/** The deletion tests: so-what, echo of the idea or of a line before, and the two ceilings. */
export function pruneLines(
  lines: readonly string[],
  { idea, filler, maxLines, maxPlaceholders }: PruneLimits,
): string[] {
  const known = new Set(contentWords(idea));
  const kept: string[] = [];
  for (const line of lines) {
    if (kept.length === maxLines) break;
    if (line === '' || filler.test(line)) continue;
    if (isEcho(line, known) || kept.some((other) => isEcho(line, new Set(cachedWords(other))))) continue;
    if (line.includes('[') && placeholdersOf([...kept, line]).length > maxPlaceholders) continue;
    kept.push(line);
  }
  return kept;
}

function isEcho(line: string, known: ReadonlySet<string>): boolean {
  const words = cachedWords(line);
  if (words.length === 0) return false;
  let repeated = 0;
  for (const word of words) if (known.has(word)) repeated += 1;
  return repeated / words.length >= ECHO_SHARE;
}

/** Lines come from a pack, so that the same few are asked for again and again. */
function cachedWords(line: string): readonly string[] {
  const cached = wordsOfLines.get(line);
  if (cached !== undefined) return cached;
  const words = contentWords(line);
  if (wordsOfLines.size < MAX_CACHED_LINES) wordsOfLines.set(line, words);
  return words;
}

function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_CONTENT_CHARS);
}
