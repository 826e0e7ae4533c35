import { allMatches } from '../../text/all-matches.ts';
import { type CodeBlocks, INDENTED } from './code-blocks.ts';
import type { CodeLanguage, FoundFunction } from './code-report.ts';
import { FUNCTION_HEADS, type FunctionHead, NOT_DECLARED, NOT_FUNCTIONS } from './function-heads.ts';
import type { LineIndex } from './line-index.ts';
import type { MaskedCode } from './mask-code.ts';
import { closingBracket, parameterNames } from './parameter-names.ts';

type Place = { masked: MaskedCode; index: LineIndex; blocks: CodeBlocks; language: CodeLanguage };
/** Anything between the parameters and the body: a return type, a base call, "throws", a line break. */
const MAX_BEFORE_BODY_CHARS = 200;

/** Named functions, in line order. */
export function findFunctions(place: Place): FoundFunction[] {
  const found = new Map<number, FoundFunction>();
  for (const head of FUNCTION_HEADS[place.language] ?? []) {
    for (const match of allMatches(place.masked.bare, head.pattern)) {
      const open = match.index + match[0].length;
      const known = found.get(open);
      if (known !== undefined) continue;
      const described = describe(match, head, place);
      if (described !== null) found.set(open, described);
    }
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}

function describe(match: RegExpExecArray, { needs }: FunctionHead, place: Place): FoundFunction | null {
  const { masked, index, blocks, language } = place;
  const { bare, source } = masked;
  const { name = '', async: asyncMark } = match.groups ?? {};
  if (name === '' || NOT_FUNCTIONS.test(name) || NOT_DECLARED.test(match[0])) return null;
  const nameStart = match.index + match[0].lastIndexOf(name);
  const open = match.index + match[0].length;
  const hasBrackets = bare[open] === '(';
  const close = hasBrackets ? closingBracket(bare, open) : open;
  if (close === null) return null;
  const body = INDENTED.includes(language) ? null : bodyStart(bare, close);
  if (needs === 'body' && body === null) return null;
  if (needs === 'arrow' && !/^[^;\n{]{0,120}?(?:=>|\{)/.test(bare.slice(close + 1, close + 140))) return null;
  const line = index.lineAt(nameStart);
  const last = lastLineOf({ line, close, body }, index, blocks, language);
  return {
    name,
    parameters: hasBrackets ? parameterNames(source.slice(open + 1, close), language) : [],
    line,
    lines: last - line + 1,
    isAsync: asyncMark !== undefined,
  };
}

function lastLineOf(
  { line, close, body }: { line: number; close: number; body: number | null },
  index: LineIndex,
  blocks: CodeBlocks,
  language: CodeLanguage,
): number {
  if (body !== null) return index.lineAt(blocks.closingOf(body));
  if (!INDENTED.includes(language)) return index.lineAt(close);
  const last = blocks.lastIndentedLine(Math.max(line, index.lineAt(close)));
  // The line with "end" has the same indentation as the head.
  return language === 'ruby' ? Math.min(last + 1, index.starts.length) : last;
}

/** Offset of the opening brace of the body; null for a declaration without one. */
function bodyStart(bare: string, close: number): number | null {
  const end = Math.min(bare.length, close + MAX_BEFORE_BODY_CHARS);
  for (let at = close + 1; at < end; at += 1) {
    const character = bare[at];
    if (character === '{') return at;
    if (character === ';' || character === ')' || character === '}') return null;
  }
  return null;
}
