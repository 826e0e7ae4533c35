import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const INPUTS = ['apps/web', 'packages', 'content', 'package-lock.json', 'tsconfig.base.json'];
const NOT_INPUTS = new Set(['node_modules', 'build', '.react-router']);
const IS_TEST = /\.test\.tsx?$/;

/**
 * A hash over the names and contents of all that the site is built from, and over the settings that Vite builds in.
 * @param {string} root the repository
 * @param {NodeJS.ProcessEnv} env
 */
export function hashBuildInputs(root, env) {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const path of filesBelow(root, input)) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`\0${name}=${env[name]}`);
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} path relative to root @returns {string[]} in a fixed order */
function filesBelow(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return IS_TEST.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .filter((name) => !NOT_INPUTS.has(name))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
