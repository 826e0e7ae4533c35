import type { CodeLanguage } from './code-report.ts';

/**
 * Each pattern ends before the opening bracket of the parameters; its groups are `name` and, if applicable, `async`.
 */
export type FunctionHead = { pattern: RegExp; needs: 'nothing' | 'body' | 'arrow' };

const head = (pattern: RegExp, needs: FunctionHead['needs'] = 'nothing'): FunctionHead => ({ pattern, needs });

const SCRIPT = [
  head(/\b(?<async>async )?function\b ?\*? ?(?<name>[\w$]+)(?:<[^>\n]{0,80}>)?(?=\()/g),
  head(
    /\b(?:const|let|var) (?<name>[\w$]+)(?:: [^=\n]{0,80})? = (?<async>async )?(?:function\b ?)?(?:<[^>\n]{0,80}>)?(?=\()/g,
    'arrow',
  ),
  head(
    /^[ \t]+(?:(?:public|private|protected|static|get|set|override|readonly) )*(?<async>async )?\*?(?<name>[\w$#]+)(?:<[^>\n]{0,80}>)?(?=\()/gm,
    'body',
  ),
];
/** A type, then a name, as in the C family. A token contains no space, so there is only one way to match it. */
const TYPED = [head(/^[ \t]*(?:[\w<>[\],.&*:~?@]+ +)+[*&]*(?<name>[\w~:]+)(?=\()/gm, 'body')];
const ASYNC_TYPED = [
  head(/^[ \t]*(?:[\w<>[\],.?]+ +){0,6}?(?<async>async )(?:[\w<>[\],.?]+ +)+(?<name>\w+)(?=\()/gm, 'body'),
  ...TYPED,
];

export const FUNCTION_HEADS: Readonly<Partial<Record<CodeLanguage, readonly FunctionHead[]>>> = {
  python: [head(/^[ \t]*(?<async>async )?def (?<name>\w+)(?=\()/gm)],
  javascript: SCRIPT,
  typescript: SCRIPT,
  jsx: SCRIPT,
  tsx: SCRIPT,
  java: TYPED,
  csharp: ASYNC_TYPED,
  c: TYPED,
  cpp: TYPED,
  go: [head(/^func (?:\([^)\n]*\) )?(?<name>\w+)(?:\[[^\]\n]*\])?(?=\()/gm)],
  rust: [head(/\b(?<async>async )?fn (?<name>\w+)(?:<[^>\n]{0,120}>)?(?=\()/g)],
  php: [head(/\bfunction &?(?<name>\w+) ?(?=\()/g)],
  ruby: [head(/^[ \t]*def (?:self\.)?(?<name>[\w?!=]+)(?=[ \t\n(;]|$)/gm)],
  swift: [head(/\bfunc (?<name>\w+)(?:<[^>\n]{0,60}>)?(?=\()/g)],
  kotlin: [head(/\b(?<async>suspend )?fun (?:<[^>\n]{0,40}> )?(?:[\w<>?]+\.)?(?<name>\w+)(?=\()/g)],
  shell: [head(/^[ \t]*(?:function )?(?<name>[\w-]+)(?=\(\))/gm)],
};

/** Words that start a statement before a bracket, not a function. */
export const NOT_FUNCTIONS =
  /^(?:if|for|while|switch|catch|return|new|throw|else|do|case|function|foreach|using|lock|sizeof|when|with|await|super|typeof)$/;
/** A line with this start is a call, not a declaration. */
export const NOT_DECLARED = /^[ \t]*(?:return|new|else|throw|case|await|goto|delete|yield)\b/;
