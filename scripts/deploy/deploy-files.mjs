import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');

/** @param {string} path from the root of the repository */
export function readDeployFile(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The compose file with its anchors resolved. */
export function readCompose() {
  return parse(readDeployFile('deploy/compose.yaml'), { merge: true });
}

/** All objects of the manifests, the template of the secret too. @returns {any[]} */
export function readManifests() {
  return readdirSync(join(ROOT, 'deploy/kubernetes')).flatMap((name) =>
    parseAllDocuments(readDeployFile(`deploy/kubernetes/${name}`), { strict: true }).map((document) => {
      if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0]?.message}`);
      return document.toJS();
    }),
  );
}

/** The settings in a file of the form NAME=value. @param {string} text @returns {Record<string, string>} */
export function readSettings(text) {
  return Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

/** The names of all settings that the server reads. @returns {ReadonlySet<string>} */
export function knownSettings() {
  const source = readDeployFile('apps/server/src/config.ts');
  return new Set([...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name));
}
