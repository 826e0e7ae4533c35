import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SITE = join(import.meta.dirname, '../../apps/web/build/client');
const IS_PICTURE_OR_PACKED = /\.(png|jpe?g|webp|avif|ico|woff2?|br|gz)$/;

/** Names and texts of the built site, one after the other. @returns {Generator<[string, string]>} */
export function* builtTexts() {
  for (const entry of readdirSync(SITE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || IS_PICTURE_OR_PACKED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    yield [relative(SITE, path), readFileSync(path, 'utf8')];
  }
}
