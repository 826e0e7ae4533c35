import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runTool } from '../process/run-tool.mjs';

/**
 * Lists what a production install holds, in CycloneDX, from the lockfile alone. `npm sbom --omit dev` would leave out
 * each package that something is also developed with (react, pg, sharp …), so npm is shown a copy without tools.
 * @param {string} root of the repository
 * @returns {Promise<string>} JSON
 * @throws Error with what npm says where it fails
 */
export async function writeSbom(root) {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-sbom-'));
  const copy = join(folder, 'wordlamp'); // npm names the product after its folder
  try {
    const lockfile = lockfileWithoutDev(readJson(join(root, 'package-lock.json')));
    writeJson(join(copy, 'package-lock.json'), lockfile);
    const own = Object.keys(lockfile.packages).filter((path) => !path.includes('node_modules/'));
    for (const path of own)
      writeJson(join(copy, path, 'package.json'), manifestWithoutDev(readJson(join(root, path, 'package.json'))));
    const command = 'npm sbom --sbom-format cyclonedx --package-lock-only';
    const { code, stdout, stderr } = await runTool(command, { cwd: copy, stdio: 'pipe' });
    if (code !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} path @param {object} value */
function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

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
function lockfileWithoutDev(lockfile) {
  const kept = Object.entries(lockfile.packages).filter(([, { dev }]) => !dev);
  return { ...lockfile, packages: Object.fromEntries(kept.map(([path, entry]) => [path, manifestWithoutDev(entry)])) };
}

/**
 * @template {{ devDependencies?: Record<string, string> }} Kind
 * @param {Kind} manifest
 * @returns {Omit<Kind, 'devDependencies'>}
 */
function manifestWithoutDev({ devDependencies: _, ...manifest }) {
  return manifest;
}
