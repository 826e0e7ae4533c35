import type { CodeLanguage } from './code-report.ts';

type Comment = { start: number; text: string };
export type MaskedCode = {
  source: string;
  /** Same length as the source, with strings and comments replaced by spaces; line breaks remain. */
  bare: string;
  comments: Comment[];
};

// Every alternative matches at least to the end of the text, so nothing is scanned twice: an unclosed string or comment
// takes its line, or the rest.
const DOUBLE = '"(?:\\\\[^\\n]|[^"\\\\\\n])*"?';
const SINGLE = "'(?:\\\\[^\\n]|[^'\\\\\\n]){0,120}'";
const CHARACTER = "'(?:\\\\[^\\n]{1,8}?|[^'\\\\\\n])'";
const TRIPLE = '"""(?:[\\s\\S]*?"""|[\\s\\S]*)|\'\'\'(?:[\\s\\S]*?\'\'\'|[\\s\\S]*)';
const BACKTICK = '`(?:\\\\[\\s\\S]|[^`\\\\])*`?';
const SLASHES = '(?<!:)\\/\\/[^\\n]*';
const BLOCK = '\\/\\*(?:[\\s\\S]*?\\*\\/|[\\s\\S]*)';
const HASH = '(?<![\\w$&{(])#[^\\n]*';
const DASHES = '--[^\\n]*';
const MARKUP = '<!--(?:[\\s\\S]*?-->|[\\s\\S]*)';
/** Safe in every language: a hash only before a space or a shebang's "!", dashes only before a space. */
const ANYWHERE = [
  TRIPLE,
  DOUBLE,
  SINGLE,
  BACKTICK,
  SLASHES,
  BLOCK,
  '(?<!\\S)#(?=[ !])[^\\n]*',
  '--(?= )[^\\n]*',
  MARKUP,
];

const SCRIPT = [DOUBLE, SINGLE, BACKTICK, SLASHES, BLOCK];
const COMPILED = [DOUBLE, CHARACTER, SLASHES, BLOCK];
const HASHED = [DOUBLE, SINGLE, HASH];

const PARTS: Readonly<Record<CodeLanguage | 'unknown', readonly string[]>> = {
  python: [TRIPLE, ...HASHED],
  javascript: SCRIPT,
  typescript: SCRIPT,
  jsx: SCRIPT,
  tsx: SCRIPT,
  java: ['"""(?:[\\s\\S]*?"""|[\\s\\S]*)', ...COMPILED],
  csharp: COMPILED,
  c: COMPILED,
  cpp: COMPILED,
  go: [BACKTICK, ...COMPILED],
  rust: COMPILED,
  php: [DOUBLE, SINGLE, SLASHES, BLOCK, HASH],
  ruby: HASHED,
  swift: ['"""(?:[\\s\\S]*?"""|[\\s\\S]*)', ...COMPILED],
  kotlin: ['"""(?:[\\s\\S]*?"""|[\\s\\S]*)', ...COMPILED],
  sql: [SINGLE, DASHES, BLOCK],
  html: [MARKUP],
  css: [DOUBLE, SINGLE, BLOCK],
  json: [DOUBLE],
  yaml: HASHED,
  dockerfile: ['^[ \\t]*#[^\\n]*', DOUBLE],
  shell: HASHED,
  unknown: ANYWHERE,
};

/** Blanks strings and comments, using the syntax of the language. */
export function maskCode(source: string, language: CodeLanguage | 'unknown'): MaskedCode {
  const comments: Comment[] = [];
  const bare = source.replace(new RegExp(PARTS[language].join('|'), 'gm'), (match: string, start: number) => {
    if (isComment(match, language)) comments.push({ start, text: match });
    return match.replace(/[^\n]/g, ' ');
  });
  return { source, bare, comments };
}

/** A string is not a comment, except Python's long ones, which document their scope. */
function isComment(match: string, language: CodeLanguage | 'unknown'): boolean {
  return !/^["'`]/.test(match) || (language === 'python' && /^(?:"""|''')/.test(match));
}
