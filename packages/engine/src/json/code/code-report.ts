/** What the engine can do with code, in order of precedence for text. */
export const CODE_ACTIONS = [
  'repair_json',
  'debug',
  'complete',
  'extend_tests',
  'convert',
  'document',
  'optimize',
  'refactor',
  'review',
  'explain',
  'explain_and_review',
  'change',
] as const;
export type CodeAction = (typeof CODE_ACTIONS)[number];

/** Features visible in the text of a program. We report only that they are present. */
export type CodeNoteId =
  | 'dynamic-evaluation'
  | 'sql-from-strings'
  | 'bare-except'
  | 'secret-pattern'
  | 'network-without-error-handling'
  | 'file-without-encoding'
  | 'shell-command'
  | 'merge-marker'
  | 'stack-trace'
  | 'failed-assertion'
  | 'html-from-strings';

export const CODE_LANGUAGES = [
  'python',
  'javascript',
  'typescript',
  'jsx',
  'tsx',
  'java',
  'csharp',
  'c',
  'cpp',
  'go',
  'rust',
  'php',
  'ruby',
  'swift',
  'kotlin',
  'sql',
  'html',
  'css',
  'json',
  'yaml',
  'dockerfile',
  'shell',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export type FoundFunction = {
  name: string;
  /** As written, without types and defaults. */
  parameters: string[];
  /** Counted from 1. */
  line: number;
  /** Lines from the head to the end of the body. */
  lines: number;
  isAsync: boolean;
};
export type CodeNote = { id: CodeNoteId; line: number };
export type IoKind = 'file' | 'network' | 'database' | 'environment' | 'console';

/** Counts and names copied from a program; nothing that would require running it. */
export type CodeReport = {
  language: CodeLanguage | 'unknown';
  confidence: 'given' | 'high' | 'low';
  /** The nearest candidates if the language is unknown. */
  candidates: CodeLanguage[];
  lines: number;
  imports: { name: string; isStandard: boolean }[];
  functions: FoundFunction[];
  classes: string[];
  exports: string[];
  hasEntryPoint: boolean;
  tests: number;
  isAsync: boolean;
  io: IoKind[];
  /** Nesting depth of blocks. */
  nesting: number;
  /** Share of the lines with a comment, 0 to 1, two decimals. */
  commentRatio: number;
  /** Open work mentioned in comments, and unwritten bodies. */
  todos: { line: number; text: string }[];
  notes: CodeNote[];
};
