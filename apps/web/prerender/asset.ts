import { createHash } from 'node:crypto';

export type Asset = { path: string; source: string };

/** A file whose name changes with its content, so that browsers may cache it forever. */
export function asset(name: string, extension: 'css' | 'js' | 'json', source: string): Asset {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
  return { path: `/assets/${name}-${hash}.${extension}`, source };
}
