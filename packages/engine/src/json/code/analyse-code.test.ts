import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROGRAMS } from '../testing/programs.ts';
import { analyseCode } from './analyse-code.ts';
import { CODE_LANGUAGES, type CodeLanguage, type CodeReport } from './code-report.ts';

test.each(CODE_LANGUAGES.map((language) => ({ language })))('recognizes only $language', ({ language }) => {
  expect(analyseCode(PROGRAMS[language])).toMatchObject({ language, candidates: [] });
});

test.each<{ tag: string; language: CodeReport['language'] }>([
  { tag: 'py', language: 'python' },
  { tag: 'C++', language: 'cpp' },
  { tag: 'constructor', language: 'unknown' },
  { tag: '', language: 'unknown' },
])('takes "$tag" for $language if the text does not say', ({ tag, language }) => {
  expect(analyseCode('x + 1', tag).language).toBe(language);
});

type Heads = [name: string, parameters: string[], line: number, lines: number][];

test.each<{ language: CodeLanguage; heads: Heads }>([
  {
    language: 'python',
    heads: [
      ['load_rows', ['self', 'path', '*args', 'limit'], 5, 4],
      ['main', [], 10, 5],
    ],
  },
  {
    language: 'javascript',
    heads: [
      ['load', ['path', '{ a, b }'], 4, 4],
      ['add', ['x', 'y'], 8, 1],
    ],
  },
  {
    language: 'typescript',
    heads: [
      ['greet', ['user'], 3, 1],
      ['bar', ['a', 'b'], 6, 3],
    ],
  },
  { language: 'tsx', heads: [['Hello', ['{ name }'], 3, 5]] },
  {
    language: 'java',
    heads: [
      ['main', ['args'], 5, 5],
      ['names', ['a', 'b'], 10, 4],
    ],
  },
  { language: 'csharp', heads: [['Run', ['a', 'b'], 7, 4]] },
  {
    language: 'c',
    heads: [
      ['add', ['a', 'b'], 3, 3],
      ['main', [], 6, 1],
    ],
  },
  { language: 'go', heads: [['Handle', ['w', 'r'], 8, 5]] },
  { language: 'rust', heads: [['read', ['path', 'n'], 3, 6]] },
  { language: 'php', heads: [['find', ['$id', '$name'], 3, 4]] },
  {
    language: 'ruby',
    heads: [
      ['initialize', ['name', 'age'], 5, 3],
      ['bark', [], 8, 3],
    ],
  },
  { language: 'swift', heads: [['greet', ['person', 'word'], 6, 4]] },
  { language: 'kotlin', heads: [['greet', ['u', 'times'], 3, 5]] },
])('finds the functions of $language with their lines', ({ language, heads }) => {
  const found = analyseCode(PROGRAMS[language]).functions;

  expect(found.map(({ name, parameters, line, lines }) => [name, parameters, line, lines])).toEqual(heads);
});

test.each<{ language: CodeLanguage; own: string[]; others: string[] }>([
  { language: 'python', own: ['csv', 'os'], others: ['pandas'] },
  { language: 'javascript', own: ['fs'], others: ['./a.js'] },
  { language: 'java', own: ['java.util.List'], others: ['org.junit.Test'] },
  { language: 'csharp', own: ['System'], others: ['Newtonsoft.Json'] },
  { language: 'c', own: ['stdio.h'], others: ['my.h'] },
  { language: 'go', own: ['fmt'], others: ['github.com/x/y'] },
  { language: 'rust', own: ['std::fs'], others: ['serde::Serialize'] },
  { language: 'ruby', own: ['json'], others: [] },
])('distinguishes the library of $language from others', ({ language, own, others }) => {
  const { imports } = analyseCode(PROGRAMS[language]);

  expect(imports.filter(({ isStandard }) => isStandard).map(({ name }) => name)).toEqual(own);
  expect(imports.filter(({ isStandard }) => !isStandard).map(({ name }) => name)).toEqual(others);
});

test.each<{ name: string; code: string; language: string; found: Partial<CodeReport> }>([
  {
    name: 'a program',
    code: PROGRAMS.python,
    language: '',
    found: { lines: 17, classes: ['Loader'], hasEntryPoint: true, isAsync: true, io: ['file'], nesting: 3, tests: 0 },
  },
  { name: 'exports', code: PROGRAMS.javascript, language: '', found: { exports: ['load', 'add'] } },
  { name: 'an import in a comment', code: '# import os\nx = 1', language: 'python', found: { imports: [] } },
  { name: 'an import in a string', code: 's = """\nimport os\n"""', language: 'python', found: { imports: [] } },
  { name: 'a test', code: "test('adds', () => {});\nit('works', () => {});", language: 'js', found: { tests: 2 } },
  {
    name: 'a mark',
    code: 'x = 1  # FIXME(ann): later',
    language: 'python',
    found: { todos: [{ line: 1, text: 'later' }] },
  },
  { name: 'a stub', code: 'def f():\n    pass', language: 'python', found: { todos: [{ line: 2, text: 'pass' }] } },
  {
    name: 'a pass that is no stub',
    code: 'try:\n  f()\nexcept ValueError:\n  pass',
    language: 'python',
    found: { todos: [] },
  },
  { name: 'a mark in a string', code: "x = 'TODO: no'", language: 'python', found: { todos: [] } },
  { name: 'a half commented file', code: '// a\nlet x = 1;', language: 'js', found: { commentRatio: 0.5 } },
])('reads $name', ({ code, language, found }) => {
  expect(analyseCode(code, language)).toMatchObject(found);
});

test.each<{ id: CodeReport['notes'][number]['id']; code: string; clean: string; language: CodeLanguage }>([
  { id: 'dynamic-evaluation', code: 'eval(x)', clean: 'pattern.exec(x)', language: 'javascript' },
  {
    id: 'sql-from-strings',
    code: 'q = f"SELECT * FROM t WHERE id = {x}"',
    clean: 'q = "SELECT 1"',
    language: 'python',
  },
  {
    id: 'bare-except',
    code: 'try:\n  f()\nexcept:\n  g()',
    clean: 'try:\n  f()\nexcept OSError:\n  g()',
    language: 'python',
  },
  { id: 'secret-pattern', code: 'API_KEY = "abc123def456"', clean: 'API_KEY = os.environ["K"]', language: 'python' },
  {
    id: 'network-without-error-handling',
    code: 'fetch(url)',
    clean: 'try { await fetch(url) } catch {}',
    language: 'javascript',
  },
  { id: 'file-without-encoding', code: 'open(p)', clean: 'open(p, encoding="utf-8")', language: 'python' },
  { id: 'shell-command', code: 'os.system(c)', clean: 'os.path.join(c)', language: 'python' },
  { id: 'merge-marker', code: '<<<<<<< HEAD\nx\n=======\ny', clean: 'x = y', language: 'python' },
  { id: 'stack-trace', code: 'Traceback (most recent call last):\n  File "x"', clean: 'print(1)', language: 'python' },
  { id: 'failed-assertion', code: 'AssertionError: 1 != 2', clean: 'assert x', language: 'python' },
  { id: 'html-from-strings', code: 'el.innerHTML = x', clean: 'el.textContent = x', language: 'javascript' },
])('notes that $id is present, and only then', ({ id, code, clean, language }) => {
  expect(analyseCode(code, language).notes.map((note) => note.id)).toContain(id);
  expect(analyseCode(clean, language).notes.map((note) => note.id)).not.toContain(id);
});

test('a secret is named by its line and never repeated', () => {
  const report = analyseCode('x = 1\npassword = "hunter22x"\n', 'python');

  expect(report.notes).toContainEqual({ id: 'secret-pattern', line: 2 });
  expect(JSON.stringify(report)).not.toContain('hunter22x');
});

describe('for any text', () => {
  const anyCode = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(fc.constantFrom(...Object.values(PROGRAMS), '"', "'", '`', '/*', '{', '(', '\\', '\n', '\ud800'), {
        maxLength: 6,
      })
      .map((parts) => parts.join('')),
  );

  test('names are copied from it and lines exist in it', () => {
    fc.assert(
      fc.property(anyCode, fc.constantFrom('', ...CODE_LANGUAGES), (code, tag) => {
        const { functions, imports, classes, exports, lines } = analyseCode(code, tag);
        const names = [...functions, ...imports].map(({ name }) => name);
        expect([...names, ...classes, ...exports].filter((name) => !code.includes(name))).toEqual([]);
        expect(functions.filter((found) => found.line < 1 || found.line + found.lines - 1 > lines + 1)).toEqual([]);
      }),
    );
  });
});
