import { createInstance } from 'i18next';
import { expect, test, vi } from 'vitest';
import { loadErrorWords } from './load-error-words.ts';

// A file of the build that the next deployment has taken away.
vi.mock('../../../../content/messages/en/errors.json', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('only warns where the words cannot be loaded, so that a refusal is still shown', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();

  await loadErrorWords(createInstance(), 'en');

  expect(warned).toHaveBeenCalledOnce();
});
