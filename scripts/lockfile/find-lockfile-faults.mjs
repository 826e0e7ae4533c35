/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, integrity?: string, inBundle?: boolean,
 *   optionalDependencies?: Record<string, string> }} Entry
 */

const INSTALLED = 'node_modules/';

/**
 * What would keep `npm ci` from giving every machine the same packages.
 * @param {{ packages: Record<string, Entry> }} lockfile
 * @returns {string[]}
 */
export function findLockfileFaults({ packages }) {
  const entries = Object.entries(packages);
  const installed = entries.filter(([path, { link }]) => path.includes(INSTALLED) && !link);
  if (installed.length === 0) return ['the lockfile has no package to look at'];
  return [
    // Another platform's binary without its own entry is never installed there, and npm ci does not complain.
    ...entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(packages, path, name))
        .map((name) => `${name}, optional for ${path || 'the project'}, has no entry`),
    ),
    ...installed
      .filter(([, { resolved }]) => resolved?.includes('://'))
      .map(
        ([path]) =>
          `${path} names the host that it came from (omit-lockfile-registry-resolved in .npmrc leaves it out)`,
      ),
    ...installed
      .filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
      .map(([path]) => `${path} has no integrity hash`),
  ];
}

/**
 * Looks where Node would: in the package's own node_modules, then in those above it.
 * @param {Record<string, Entry>} packages
 * @param {string} path of the package that asks
 * @param {string} name
 * @returns {boolean}
 */
function isLocked(packages, path, name) {
  if (packages[`${path ? `${path}/` : ''}${INSTALLED}${name}`]) return true;
  if (path === '') return false;
  const above = path.lastIndexOf(`/${INSTALLED}`);
  return isLocked(packages, above === -1 ? '' : path.slice(0, above), name);
}
