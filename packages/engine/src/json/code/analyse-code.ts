import { findBlocks } from './code-blocks.ts';
import type { CodeReport } from './code-report.ts';
import { detectCodeLanguage } from './detect-code-language.ts';
import { findFunctions } from './find-functions.ts';
import { findImports } from './find-imports.ts';
import { ASYNCHRONOUS, countTests, ENTRY_POINT, findClasses, findExports, findIo } from './find-names.ts';
import { findNotes } from './find-notes.ts';
import { findTodos } from './find-todos.ts';
import { indexLines, type LineIndex } from './line-index.ts';
import { type MaskedCode, maskCode } from './mask-code.ts';

/** Languages in which braces and words do not mean blocks and functions. */
const NO_PROGRAM: readonly string[] = ['json', 'yaml', 'html', 'css', 'dockerfile', 'sql', 'unknown'];

/**
 * Reads a program without running it: counts and names from its text, no verdict.
 * Runs in linear time on any input.
 * @param tag the language according to a fence or a file name, or ''
 */
export function analyseCode(source: string, tag = ''): CodeReport {
  const detected = detectCodeLanguage(source, tag);
  const { language } = detected;
  const masked = maskCode(source, language);
  const index = indexLines(source);
  const { bare } = masked;
  const blocks = findBlocks(bare, index, language);
  const isProgram = !NO_PROGRAM.includes(language);
  const io = isProgram ? findIo(bare) : [];
  return {
    ...detected,
    lines: source.endsWith('\n') ? index.starts.length - 1 : index.starts.length,
    imports: language === 'unknown' ? [] : findImports(masked, language),
    functions: language === 'unknown' ? [] : findFunctions({ masked, index, blocks, language }),
    classes: isProgram ? findClasses(bare) : [],
    exports: language === 'unknown' ? [] : findExports(bare, language),
    hasEntryPoint: isProgram && ENTRY_POINT.test(bare),
    tests: isProgram ? countTests(bare) : 0,
    isAsync: isProgram && ASYNCHRONOUS.test(bare),
    io,
    nesting: blocks.nesting,
    commentRatio: commentRatio(masked, index),
    todos: findTodos(masked, index),
    notes: findNotes(masked, language, io),
  };
}

function commentRatio({ comments }: MaskedCode, { starts, lineAt }: LineIndex): number {
  const lines = new Set<number>();
  for (const { start, text } of comments) {
    const last = lineAt(start + text.length - 1);
    for (let line = lineAt(start); line <= last; line += 1) lines.add(line);
  }
  return Math.round((100 * lines.size) / starts.length) / 100;
}
