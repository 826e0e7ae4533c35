// The ways in which a sign can be measured. A sign is a row of a table: its number in the list of signs, a name, and how to
// measure it.

/**
 * @typedef {import('./read-repository.mjs').Repository} Repository
 * @typedef {import('./read-repository.mjs').SourceFile} SourceFile
 * @typedef {{ value: string, isOver: boolean, findings: string[] }} Measure findings are shown when the sign is over
 * @typedef {object} Sign
 * @property {number} number
 * @property {string} name
 * @property {string} limit as a reader sees it
 * @property {(repository: Repository) => Measure | Promise<Measure>} measure
 * @typedef {'typescript' | 'code' | 'tests' | 'sources'} FileSet
 */

/**
 * A sign that must find nothing.
 * @param {number} number @param {string} name @param {(repository: Repository) => string[]} find @returns {Sign}
 */
export function nothing(number, name, find) {
  return {
    number,
    name,
    limit: '0',
    measure: (repository) => {
      const findings = find(repository);
      return { value: String(findings.length), isOver: findings.length > 0, findings };
    },
  };
}

/**
 * A sign that must match no line.
 * @param {number} number @param {string} name
 * @param {{ files: FileSet, pattern: RegExp, within?: RegExp, except?: RegExp }} where paths that count, paths that do not
 */
export function noLine(number, name, { files, pattern, within = /^/, except = /^$/ }) {
  return nothing(number, name, (repository) =>
    repository[files]
      .filter(({ path }) => within.test(path) && !except.test(path))
      .flatMap((file) => matchingLines(file, pattern)),
  );
}

/**
 * A sign that must match no path.
 * @param {number} number @param {string} name @param {{ files: FileSet, pattern: RegExp }} where
 */
export function noPath(number, name, { files, pattern }) {
  return nothing(number, name, (repository) =>
    repository[files].map(({ path }) => path).filter((path) => pattern.test(path)),
  );
}

/**
 * A sign that may match a few lines in a thousand.
 * @param {number} number @param {string} name
 * @param {{ files?: FileSet, pattern: RegExp, limit: number }} rate by default of the shipped code
 * @returns {Sign}
 */
export function fewLines(number, name, { files = 'code', pattern, limit }) {
  return {
    number,
    name,
    limit: `${limit} per 1000`,
    measure: (repository) => {
      const findings = repository[files].flatMap((file) => matchingLines(file, pattern));
      const lines = repository[files].reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
      const rate = (1000 * findings.length) / lines;
      return { value: `${rate.toFixed(1)} per 1000`, isOver: rate > limit, findings };
    },
  };
}

/**
 * Matches that may span lines, as `path: excerpt`.
 * @param {SourceFile} file @param {RegExp} pattern global
 */
export function excerpts({ path, text }, pattern) {
  return [...text.matchAll(pattern)].map(([match]) => `${path}: ${match.replace(/\s+/g, ' ').slice(0, 90)}`);
}

/** @param {SourceFile} file @param {RegExp} pattern not global */
function matchingLines({ path, text }, pattern) {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
}
