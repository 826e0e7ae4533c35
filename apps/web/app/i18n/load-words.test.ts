import { expect, test, vi } from 'vitest';
import { loadWords } from './load-words.ts';
import { createTranslator } from './translator.ts';

test('only warns where the words cannot be loaded, so that a refusal is still shown', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  // A file of the build that the next deployment has removed.
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  await loadWords(createTranslator('en'), 'en', 'errors', gone);

  expect(warned).toHaveBeenCalledOnce();
});
