// @vitest-environment node
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';

test.each([
  { address: '/en', file: 'routes/home.tsx' },
  { address: '/en/art-prompt-generator', file: 'routes/art-prompt-generator.tsx' },
  { address: '/art-prompt-generator', file: 'routes/moved.tsx' },
  { address: '/blog', file: 'routes/moved.tsx' },
  { address: '/blog/art-prompt-generator', file: 'routes/article.tsx' },
  { address: '/blog/veo3-json-prompt', file: 'routes/article.tsx' },
  { address: '/en/blog/veo3-json-prompt', file: 'routes/article.tsx' },
  { address: '/veo3-json-prompt', file: 'routes/veo3-json-prompt.tsx' },
  { address: '/en/json-prompt-generator', file: 'routes/moved.tsx' },
  { address: '/de/nothing/here', file: 'routes/not-found.tsx' },
])('$address is shown by $file', ({ address, file }) => {
  const [match] =
    matchRoutes(
      routes.map(({ path = '', file: module }) => ({ path, handle: module })),
      address,
    )?.toReversed() ?? [];

  expect(match?.route.handle).toBe(file);
});
