import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import families from './key-families.json' with { type: 'json' };

/** @type {string[]} */
const FAMILIES = families;
const SOURCE = /(?<!\.test)\.tsx?$/;
const GENERATED = /(^|[\\/])(node_modules|build|\.react-router)[\\/]/;
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/**
 * A key is used when the last part of its name is a word of the apps' source, outside of tests. Names that the program puts
 * together are listed by their beginning in key-families.json: such a family is used when its beginning is such a word.
 * @param {string} root
 * @param {import('./find-content-faults.mjs').Namespaces} namespaces
 * @returns {string[]} faults: keys that nothing uses, families that no key belongs to
 */
export function findUnusedKeys(root, namespaces) {
  const words = wordsOf(join(root, 'apps'));
  const keys = [...namespaces].flatMap(([namespace, texts]) =>
    [...texts.keys()].map((key) => ({ namespace, name: nameOf(key), key })),
  );
  const unused = keys.filter(({ name }) => {
    const family = FAMILIES.find((beginning) => name.startsWith(beginning));
    return !words.has(family ?? name);
  });
  const empty = FAMILIES.filter((beginning) => !keys.some(({ name }) => name.startsWith(beginning)));
  return [
    ...unused.map(({ namespace, key }) => `en/${namespace}.json: nothing uses ${key}`),
    ...empty.map((beginning) => `key-families.json: no key begins with ${beginning}`),
  ];
}

/** @param {string} key */
function nameOf(key) {
  return (key.split('.').at(-1) ?? key).replace(PLURAL_SUFFIX, '');
}

/** @param {string} folder @returns {Set<string>} */
function wordsOf(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = paths.filter((path) => SOURCE.test(path) && !GENERATED.test(path));
  return new Set(sources.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/\w+/g) ?? []));
}
