import { expect, test } from 'vitest';
import { listSlugs } from '../../modules/counting/list-slugs.ts';
import { REDIRECTS } from './redirects.ts';

const POST = /^\/[a-z]{2}\/community\/([a-z0-9-]+)$/;
const slugOf = (path: string) => POST.exec(path)?.[1];

test('a post that was replaced leads to one that there is, and none that there is leads away', () => {
  const posts = listSlugs('community');
  const replaced = [...REDIRECTS].filter(([from]) => slugOf(from) !== undefined);

  expect(replaced).toHaveLength(120);
  for (const [from, { to }] of replaced) {
    expect(posts).not.toContain(slugOf(from));
    expect(posts).toContain(slugOf(to));
  }
});
