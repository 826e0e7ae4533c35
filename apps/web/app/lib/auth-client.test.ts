// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { authClient } from './auth-client.ts';
import { backend } from './backend.config.ts';

vi.mock('./backend.config.ts', () => ({ backend: vi.fn() }));
afterEach(() => vi.mocked(backend).mockReset());

test.each([
  { url: '', key: 'a key', says: 'supabaseUrl is required.' },
  { url: 'https://wordlamp.test', key: '', says: 'supabaseKey is required.' },
])('a build that has an empty setting is told: $says', async ({ url, key, says }) => {
  vi.mocked(backend).mockReturnValue({ url, key });

  await expect(authClient()).rejects.toThrow(new Error(says));
});

test('after a failure the client can be had', async () => {
  vi.mocked(backend).mockReturnValue({ url: 'https://wordlamp.test', key: 'a key' });

  await expect(authClient()).resolves.toHaveProperty('auth');
});
