// Signs of decay that need more than one line to be seen.
import { posix } from 'node:path';
import { excerpts, nothing } from './sign-kinds.mjs';

/** @typedef {import('./sign-kinds.mjs').Repository} Repository */

const MAX_FILE_LINES = 250;
const MAX_WEAK_SHARE = 0.05;
/** Half of the files served one other file each, which made a reader open ten files to follow one thought. */
const MAX_ONE_USER_SHARE = 0.47;

const FUNCTION_THAT_RETURNS_A_CALL =
  /function (\w+)(?:<[^>]*>)?\s*\(([^(){}]*)\)[^{]*\{\s*return (?:await )?([\w.]+)\(([\w, ]*)\);?\s*\}/g;
const SILENT_CATCH =
  /catch\s*(\(\w+\))?\s*\{\s*(console\.\w+\([^;]*\);?\s*)?(return( null| undefined| false| \[\]| \{\})?;?\s*)?\}/g;
const OPTIONAL_PROPERTY = /\b(\w+)\?:/g;
const RELATIVE_IMPORT = /(?:\bfrom|\bimport\s*\(?)\s*['"](\.[^'"?]+)/g;
const WEAK_ASSERTION = /\.(toBeDefined|toBeTruthy|toBeFalsy|toMatchSnapshot)\(|not\.toThrow\(\)/g;

/** @param {Repository} repository */
function longFiles({ sources }) {
  return sources
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_FILE_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

/** Functions that hand their own parameters, as they are, to one other function. @param {Repository} repository */
function functionsThatOnlyCall({ code }) {
  return code.flatMap(({ path, text }) =>
    [...text.matchAll(FUNCTION_THAT_RETURNS_A_CALL)]
      .filter(([, , parameters = '', , passed = '']) => namesOf(parameters) === passed.replaceAll(' ', ''))
      .map(([, name, , target]) => `${path}: ${name} only calls ${target}`),
  );
}

/** @param {string} parameters with their types, e.g. `name: string, count = 1` */
function namesOf(parameters) {
  return parameters
    .replace(/<[^>]*>/g, '')
    .split(',')
    .map((parameter) => /^\s*(\w*)/.exec(parameter)?.[1])
    .filter(Boolean)
    .join(',');
}

/** @param {Repository} repository */
function silentCatches({ code }) {
  return code.flatMap((file) => excerpts(file, SILENT_CATCH));
}

/**
 * Optional properties whose name occurs at most twice in all the TypeScript: declared and read, never set.
 * @param {Repository} repository
 */
function deadOptions({ typescript }) {
  const text = typescript.map((file) => file.text).join('\n');
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const [word] of text.matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const names = new Set([...text.matchAll(OPTIONAL_PROPERTY)].map(([, name = '']) => name));
  return [...names].filter((name) => (uses.get(name) ?? 0) <= 2).sort();
}

/** @type {import('./sign-kinds.mjs').Sign} */
const weakAssertions = {
  number: 9,
  name: 'weak assertions',
  limit: `under ${100 * MAX_WEAK_SHARE} %`,
  measure: ({ tests }) => {
    const findings = tests.flatMap((file) => excerpts(file, WEAK_ASSERTION));
    const all = tests.reduce((sum, { text }) => sum + (text.match(/\bexpect\(/g) ?? []).length, 0);
    const isOver = all === 0 || findings.length / all >= MAX_WEAK_SHARE;
    return { value: `${findings.length} of ${all}`, isOver, findings };
  },
};

/** @type {import('./sign-kinds.mjs').Sign} */
const filesWithOneUser = {
  number: 5,
  name: 'files with one user',
  limit: `${100 * MAX_ONE_USER_SHARE} %`,
  measure: ({ code }) => {
    /** @type {Map<string, string[]>} */
    const usersOf = new Map(code.map(({ path }) => [path, []]));
    for (const { path, text } of code) for (const used of relativeImports(path, text)) usersOf.get(used)?.push(path);
    const findings = [...usersOf].flatMap(([path, [user, other]]) =>
      user !== undefined && other === undefined ? [`${path}: only ${user} imports it`] : [],
    );
    const share = findings.length / code.length;
    return { value: `${Math.round(100 * share)} %`, isOver: share > MAX_ONE_USER_SHARE, findings };
  },
};

/**
 * Imports by package name are left out: what a package exports has users elsewhere.
 * @param {string} path
 * @param {string} text
 * @returns {Set<string>} paths in the repository
 */
function relativeImports(path, text) {
  const specifiers = [...text.matchAll(RELATIVE_IMPORT)].map(([, specifier = '']) => specifier);
  return new Set(specifiers.map((specifier) => posix.join(posix.dirname(path), specifier)));
}

export const structureSigns = [
  nothing(1, `files over ${MAX_FILE_LINES} lines`, longFiles),
  nothing(5, 'functions that only call', functionsThatOnlyCall),
  filesWithOneUser,
  nothing(7, 'silent catches', silentCatches),
  nothing(8, 'options that nobody sets', deadOptions),
  weakAssertions,
];
