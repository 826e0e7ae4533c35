import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /(?<!\.test)\.tsx?$/;
const GENERATED = /(^|[\\/])(node_modules|build|\.react-router)[\\/]/;
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const PUT_TOGETHER = /`(\w*)\$\{[^{}`]*\}(\w*)`/g;

/**
 * A key is used when the last part of its name is a word of the apps' source, outside of tests. One that the program puts
 * together, as in `element${part}Title`, is used when what is put in is such a word ("Details" for elementDetailsTitle).
 * @param {string} root
 * @param {import('./find-content-faults.mjs').Namespaces} namespaces
 * @returns {string[]} faults
 */
export function findUnusedKeys(root, namespaces) {
  const source = readSource(join(root, 'apps'));
  const words = new Set(source.match(/\w+/g));
  const frames = [...source.matchAll(PUT_TOGETHER)].map(([, before = '', after = '']) => ({ before, after }));
  /** @param {string} name */
  const isUsed = (name) => words.has(name) || frames.some((frame) => words.has(partWithin(name, frame)));
  return [...namespaces].flatMap(([namespace, texts]) =>
    [...texts.keys()].filter((key) => !isUsed(nameOf(key))).map((key) => `en/${namespace}.json: nothing uses ${key}`),
  );
}

/** @param {string} key */
function nameOf(key) {
  return (key.split('.').at(-1) ?? key).replace(PLURAL_SUFFIX, '');
}

/**
 * The part of a name between a frame's ends; empty if it does not fit.
 * @param {string} name
 * @param {{ before: string, after: string }} frame
 */
function partWithin(name, { before, after }) {
  const fits = before.length + after.length > 0 && name.startsWith(before) && name.endsWith(after);
  return fits ? name.slice(before.length, name.length - after.length) : '';
}

/** @param {string} folder @returns {string} all source in one text */
function readSource(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = paths.filter((path) => SOURCE.test(path) && !GENERATED.test(path));
  return sources.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
}
