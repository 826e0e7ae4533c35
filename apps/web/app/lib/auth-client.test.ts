// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { authClient, BackendSettingError } from './auth-client.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  { name: 'VITE_BACKEND_URL', says: 'supabaseUrl is required.' },
  { name: 'VITE_BACKEND_KEY', says: 'supabaseKey is required.' },
])('a build with an empty $name fails with: $says', async ({ name, says }) => {
  vi.stubEnv(name, '');

  await expect(authClient()).rejects.toThrow(new BackendSettingError(says));
});

test('after a failure the client can be had', async () => {
  await expect(authClient()).resolves.toHaveProperty('auth');
});
