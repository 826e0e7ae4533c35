import { allMatches } from '../../text/all-matches.ts';
import type { CodeReport } from './code-report.ts';
import type { LineIndex } from './line-index.ts';
import type { MaskedCode } from './mask-code.ts';

const MARK = /\b(?:TODO|FIXME|HACK|XXX)\b(?:\([^)\n]{0,40}\))?:?[ \t]*([^\n]*)/g;
/** A long run of spaces is matched from its start only, as in the other patterns that begin with one. */
const COMMENT_END = /(?<![ \t])[ \t]*(?:\*\/|-->|"""|''')[ \t\r]*$|(?<![ \t\r])[ \t\r]+$/;
/** Placeholder bodies, searched in text with blanked strings. */
const STUB =
  /^[ \t]*(?:async )?(?:def|class) [^\n]*:[ \t]*\n[ \t]*(?:pass|\.\.\.)[ \t]*$|\braise NotImplementedError\b|\b(?:todo|unimplemented)!\(|(?<![\w.])TODO\(|\bNotImplementedException\(|\bUnsupportedOperationException\(/gm;
const SCRIPT_STUB = /\bthrow new Error\(['"`](?:[Nn]ot (?:yet )?implemented|TODO)/g;

/** Open work that the program itself marks: comments and omitted bodies. */
export function findTodos({ source, bare, comments }: MaskedCode, { starts, lineAt }: LineIndex): CodeReport['todos'] {
  const marked = comments.flatMap(({ start, text }) =>
    allMatches(text, MARK).map((match) => ({
      line: lineAt(start + match.index),
      text: (match[1] ?? '').replace(COMMENT_END, '') || match[0].trim(),
    })),
  );
  const stubs = [...allMatches(bare, STUB), ...allMatches(source, SCRIPT_STUB)].map(({ index, 0: match }) => {
    const line = lineAt(index + match.length - 1);
    return { line, text: source.slice(starts[line - 1] ?? 0, (starts[line] ?? source.length + 1) - 1).trim() };
  });
  const seen = new Set<number>();
  return [...marked, ...stubs].sort((a, b) => a.line - b.line).filter(({ line }) => !seen.has(line) && seen.add(line));
}
