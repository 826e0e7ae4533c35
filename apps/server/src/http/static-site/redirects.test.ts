import { expect, test } from 'vitest';
import { listSlugs } from '../../modules/counting/list-slugs.ts';
import { REDIRECTS } from './redirects.ts';

const POST = /^\/[a-z]{2}\/community\/([a-z0-9-]+)$/;
const slugOf = (path: string) => POST.exec(path)?.[1];

test('replaced posts redirect to existing ones, and existing ones do not redirect', () => {
  const posts = listSlugs('community');
  const replaced = [...REDIRECTS].filter(([from]) => slugOf(from) !== undefined);

  expect(replaced).toHaveLength(120);
  for (const [from, { to }] of replaced) {
    expect(posts).not.toContain(slugOf(from));
    expect(posts).toContain(slugOf(to));
  }
});
