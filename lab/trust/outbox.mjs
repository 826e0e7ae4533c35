import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The links in the mails of an outbox, by the address they were sent to. Each file is read once.
 * @param {string} dataDir
 * @returns {(email: string) => URL | undefined}
 */
export function outbox(dataDir) {
  const folder = join(dataDir, 'outbox');
  const read = new Set();
  /** @type {Map<string, URL>} */
  const links = new Map();
  return (email) => {
    if (!links.has(email) && existsSync(folder))
      for (const name of readdirSync(folder)) {
        if (read.has(name) || !name.endsWith('.eml')) continue;
        read.add(name);
        const mail = readFileSync(join(folder, name), 'utf8');
        const to = /^To: (.+)$/m.exec(mail)?.[1];
        const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail)?.[0];
        if (to !== undefined && link !== undefined) links.set(to, new URL(link));
      }
    return links.get(email);
  };
}
