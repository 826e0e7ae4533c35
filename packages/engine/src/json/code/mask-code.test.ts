import { expect, test } from 'vitest';
import type { CodeReport } from './code-report.ts';
import { maskCode } from './mask-code.ts';

type Language = CodeReport['language'];

/** A source with a line below it: "s" marks strings and "c" marks comments. */
const marked = (source: string, language: Language) => {
  const { bare, comments } = maskCode(source, language);
  const inComment = (at: number) => comments.some(({ start, text }) => at >= start && at < start + text.length);
  const markOf = (char: string, at: number) => {
    if (inComment(at)) return 'c';
    return bare.charAt(at) === char ? ' ' : 's';
  };
  return `${source}\n${[...source].map(markOf).join('').trimEnd()}`;
};

test.each<{ language: Language; source: string; marks: string }>([
  {
    language: 'javascript',
    source: "f(1); // don't",
    marks: '      cccccccc',
  },
  {
    language: 'javascript',
    source: 'a = "x" + `y` + z',
    marks: '    sss   sss',
  },
  {
    language: 'typescript',
    source: 'a /* b */ = "https://x.org"',
    marks: '  ccccccc   sssssssssssssss',
  },
  {
    language: 'javascript',
    source: 'a = "b\\"c" + d',
    marks: '    ssssss',
  },
  {
    language: 'python',
    source: 'a = "#b"  # c',
    marks: '    ssss  ccc',
  },
  {
    language: 'python',
    source: '"""What it does."""',
    marks: 'ccccccccccccccccccc',
  },
  {
    language: 'python',
    source: `a = "b'''c"`,
    marks: '    sssssss',
  },
  {
    language: 'java',
    source: 'a = """b"""; // c',
    marks: '    sssssss  cccc',
  },
  {
    language: 'rust',
    source: "fn a<'b>(c: char) { c == 'd' }",
    marks: '                         sss',
  },
  {
    language: 'go',
    source: 'a := `b"` // c',
    marks: '     ssss cccc',
  },
  {
    language: 'php',
    source: '$a = 1; # b',
    marks: '        ccc',
  },
  {
    language: 'shell',
    source: 'echo $# "a" # b',
    marks: '        sss ccc',
  },
  {
    language: 'sql',
    source: "a = 'b' -- c",
    marks: '    sss cccc',
  },
  {
    language: 'html',
    source: '<a> <!-- "b" -->',
    marks: '    cccccccccccc',
  },
  {
    language: 'json',
    source: '{"a": "//"}',
    marks: ' sss  ssss',
  },
  {
    language: 'unknown',
    source: 'color: #fff; a--; # b',
    marks: '                  ccc',
  },
])('in $language, $source', ({ language, source, marks }) => {
  expect(marked(source, language)).toBe(`${source}\n${marks}`);
});

test('preserves every line number', () => {
  const source = 'a = 1\n/* one\ntwo */\nb = `three\nfour` + 5\n';

  expect(maskCode(source, 'javascript')).toEqual({
    source,
    bare: 'a = 1\n      \n      \nb =       \n      + 5\n',
    comments: [{ start: 6, text: '/* one\ntwo */' }],
  });
});

test('finds a comment at the start of any line of a Dockerfile, but not inside a command', () => {
  const source = 'FROM node\n# one\nRUN echo a # b\n  # two\n';

  expect(maskCode(source, 'dockerfile').comments).toEqual([
    { start: 10, text: '# one' },
    { start: 31, text: '  # two' },
  ]);
});

test.each<{ language: Language; source: string; bare: string }>([
  { language: 'javascript', source: 'a = "b\nc = 1', bare: 'a =   \nc = 1' },
  { language: 'javascript', source: 'a = 1 /* b\nc = 1', bare: 'a = 1     \n     ' },
  { language: 'python', source: 'a = """b\nc = 1', bare: 'a =     \n     ' },
])('anything unclosed in $source extends to the end of the line or of the text', ({ language, source, bare }) => {
  expect(maskCode(source, language).bare).toBe(bare);
});
