import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from '../crawl/read-page.mjs';

/** The pages of the built site but those that say that there is none. @param {string} root of the built site */
export function builtPages(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !/(^|[\\/])404[\\/]/.test(file))
    .sort()
    .map((file) =>
      readPage(`/${file.replaceAll('\\', '/').replace(/\/index\.html$/, '')}`, readFileSync(join(root, file), 'utf8')),
    );
}
