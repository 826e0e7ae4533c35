/**
 * @typedef {{ dev?: boolean, devDependencies?: Record<string, string>, [field: string]: unknown }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

/**
 * The lockfile as it would be without tools. Our own packages stay, without what they are developed with.
 * @template {Lockfile} Kind
 * @param {Kind} lockfile
 * @returns {Kind}
 */
export function lockfileWithoutDev(lockfile) {
  const kept = Object.entries(lockfile.packages).filter(([, { dev }]) => !dev);
  return { ...lockfile, packages: Object.fromEntries(kept.map(([path, entry]) => [path, manifestWithoutDev(entry)])) };
}

/**
 * @template {{ devDependencies?: Record<string, string> }} Kind
 * @param {Kind} manifest
 * @returns {Omit<Kind, 'devDependencies'>}
 */
export function manifestWithoutDev({ devDependencies: _, ...manifest }) {
  return manifest;
}
