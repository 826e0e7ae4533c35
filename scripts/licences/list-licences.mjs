/**
 * @typedef {{ version?: string, license?: string, link?: boolean, dev?: boolean }} Entry
 * @typedef {{ license: string, isAllowed: boolean, packages: string[] }} Row
 */

/** What we hand on with the product: nothing in them asks us to publish our own code. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
];
const ALLOWED_FOR = [
  // Fonts, which are handed on as they are.
  { license: 'OFL-1.1', packages: /^@fontsource/ },
  // A separate library next to the program, which anyone can replace (LGPL 3, section 4).
  { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
];
/** Tools are not handed on; of what they write nothing is theirs. */
const ALLOWED_FOR_TOOLS = [...ALLOWED, 'MPL-2.0', 'CC-BY-4.0', 'Unlicense', 'Python-2.0', 'WTFPL', 'Zlib'];

/**
 * The licenses of all packages, those that the product is handed on with and those of its tools.
 * @param {{ packages: Record<string, Entry> }} lockfile
 * @returns {{ shipped: Row[], tools: Row[] }}
 */
export function listLicenses({ packages }) {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return {
    shipped: rowsOf(
      installed.filter(([, { dev }]) => !dev),
      (license, name) =>
        ALLOWED.includes(license) ||
        ALLOWED_FOR.some((allowed) => allowed.license === license && allowed.packages.test(name)),
    ),
    tools: rowsOf(
      installed.filter(([, { dev }]) => dev),
      (license) => ALLOWED_FOR_TOOLS.includes(license),
    ),
  };
}

/**
 * @param {[string, Entry][]} entries
 * @param {(license: string, name: string) => boolean} isAllowed
 * @returns {Row[]}
 */
function rowsOf(entries, isAllowed) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const [path, { version, license = 'none' }] of entries) {
    const name = path.split('node_modules/').at(-1) ?? path;
    const isFine = fits(license, (license) => isAllowed(license, name));
    const row = rows.get(`${license} ${isFine}`) ?? { license, isAllowed: isFine, packages: [] };
    row.packages.push(`${name}@${version}`);
    rows.set(`${license} ${isFine}`, row);
  }
  return [...rows.values()].sort((one, other) => one.license.localeCompare(other.license, 'en'));
}

/**
 * An expression of SPDX without nesting, as packages write it: of `A OR B` one has to fit, of `A AND B` each.
 * @param {string} expression
 * @param {(license: string) => boolean} isAllowed
 */
function fits(expression, isAllowed) {
  const flat = expression.replace(/^\((.*)\)$/, '$1');
  return flat.split(' OR ').some((choice) => choice.split(' AND ').every((license) => isAllowed(license.trim())));
}
