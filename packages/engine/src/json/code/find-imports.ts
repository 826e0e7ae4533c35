import { allMatches } from '../../text/all-matches.ts';
import type { CodeLanguage, CodeReport } from './code-report.ts';
import type { MaskedCode } from './mask-code.ts';
import { isStandardLibrary } from './standard-libraries.ts';

const SCRIPT = [
  /\bfrom ?['"](?<name>[^'"\n]{1,200})['"]/g,
  /\b(?:require|import)\( ?['"](?<name>[^'"\n]{1,200})['"]/g,
  /^[ \t]*import ['"](?<name>[^'"\n]{1,200})['"]/gm,
];
const IMPORTS: Readonly<Partial<Record<CodeLanguage, readonly RegExp[]>>> = {
  python: [
    /^[ \t]*import (?<name>[\w.]+(?: as \w+)?(?:, ?[\w.]+(?: as \w+)?)*)/gm,
    /^[ \t]*from (?<name>[\w.]+) import\b/gm,
  ],
  javascript: SCRIPT,
  typescript: SCRIPT,
  jsx: SCRIPT,
  tsx: SCRIPT,
  java: [/^import (?:static )?(?<name>[\w.]+(?:\.\*)?)/gm],
  kotlin: [/^import (?<name>[\w.]+(?:\.\*)?)/gm],
  csharp: [/^using (?:static )?(?<name>[A-Z][\w.]*);/gm],
  c: [/^[ \t]*#include ?[<"](?<name>[^>"\n]{1,200})[>"]/gm],
  cpp: [/^[ \t]*#include ?[<"](?<name>[^>"\n]{1,200})[>"]/gm],
  go: [/^import (?:\w+ )?"(?<name>[^"\n]{1,200})"/gm],
  rust: [/^[ \t]*(?:pub )?use (?<name>\w+(?:::\w+)*)/gm],
  php: [/^use (?<name>[\w\\]+)/gm, /\b(?:require|include)(?:_once)? ?\(?['"](?<name>[^'"\n]{1,200})['"]/g],
  ruby: [/^[ \t]*require(?:_relative)? ['"](?<name>[^'"\n]{1,200})['"]/gm],
  swift: [/^(?:@testable )?import (?<name>\w+)/gm],
};
/** Languages that list several imports in one block of quoted names. */
const BLOCKS: Readonly<Partial<Record<CodeLanguage, RegExp>>> = { go: /^import \(([^)]*)\)/gm };

/** The imports of a program, without duplicates, in line order. */
export function findImports({ source, bare }: MaskedCode, language: CodeLanguage): CodeReport['imports'] {
  const found: { name: string; start: number }[] = [];
  for (const pattern of IMPORTS[language] ?? []) {
    for (const { index, groups, 0: whole } of allMatches(source, pattern)) {
      const word = index + (whole.length - whole.trimStart().length);
      // In a string or a comment it is not an import.
      if (bare[word] !== source[word]) continue;
      for (const name of (groups?.name ?? '').split(',')) found.push({ name: withoutAlias(name), start: index });
    }
  }
  const block = BLOCKS[language];
  if (block !== undefined) found.push(...namesInBlocks(source, block));
  found.sort((a, b) => a.start - b.start);
  const names = [...new Set(found.map(({ name }) => name))];
  const isQuoted = (name: string) => source.includes(`#include "${name}"`);
  return names.map((name) => ({ name, isStandard: isStandardLibrary(name, language) && !isQuoted(name) }));
}

function namesInBlocks(source: string, pattern: RegExp): { name: string; start: number }[] {
  return allMatches(source, pattern).flatMap(({ index, 1: block = '' }) =>
    [...block.matchAll(/"([^"\n]{1,200})"/g)].map(({ 1: name = '' }) => ({ name, start: index })),
  );
}

function withoutAlias(name: string): string {
  return name.trim().replace(/ as \w+$/, '');
}
