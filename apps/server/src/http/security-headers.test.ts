import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

test.each(['/en', '/nowhere', '/', '/en/', '/blog', '/en.data', '/health/live', '/api/none', '/auth/v1/settings'])(
  'G7 %s says in the old way, too, that no page may frame it',
  async (path) => {
    const app = await testApp();

    expect((await app.get(path)).headers.get('x-frame-options')).toBe('DENY');
  },
);
