import { existsSync } from 'node:fs';

/** @param {string} file beside this one @param {string} name of its export @returns {Promise<any>} `undefined`: there is no such file */
export async function importPart(file, name) {
  const url = new URL(file, import.meta.url);
  return existsSync(url) ? (await import(url.href))[name] : undefined;
}
