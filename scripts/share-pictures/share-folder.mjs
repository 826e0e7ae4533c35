import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashSubject } from './picture-subjects.mjs';

/** @typedef {import('./picture-subjects.mjs').Subject} Subject */

export const PUBLIC = join(import.meta.dirname, '../../apps/web/public');
/** Next to the code rather than the pictures, since the site would serve it. */
export const DRAWN = join(import.meta.dirname, 'drawn.json');
const TEMPLATE = readFileSync(join(import.meta.dirname, 'picture-html.mjs'), 'utf8');

/** @param {readonly Subject[]} subjects */
export const withHashes = (subjects) =>
  subjects.map((subject) => ({ file: subject.file, hash: hashSubject(subject, TEMPLATE), subject }));

/** @returns {Record<string, string>} hashes by address */
export const readDrawn = () => JSON.parse(readFileSync(DRAWN, 'utf8'));

/** The sizes of the pictures that are there, by address. @param {string} [folder] */
export function pictureSizes(folder = PUBLIC) {
  const files = readdirSync(join(folder, 'share'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );
  return new Map(
    files.map((name) => [`/share/${name.replaceAll('\\', '/')}`, statSync(join(folder, 'share', name)).size]),
  );
}
