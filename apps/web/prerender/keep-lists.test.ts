// @vitest-environment node
import { expect, test } from 'vitest';
import { type Chunk, filesOf } from './keep-lists.ts';

const chunk = (fileName: string, moduleIds: string[], ...loads: string[]): Chunk => ({ fileName, moduleIds, loads });
const CHUNKS = [
  chunk('route.js', ['/site/app/routes/ai-prompt-generator.tsx?route'], 'shell.js', 'engine.js'),
  chunk('about.js', ['/site/app/routes/about.tsx'], 'shell.js', 'about-only.js'),
  chunk('about-only.js', ['/site/app/features/about/about-page.tsx']),
  chunk('shell.js', ['/site/app/layout/shell.tsx'], 'accounts.js', 'route.js'),
  chunk('accounts.js', ['/site/node_modules/@supabase/supabase-js/index.js'], 'more.js'),
  chunk('more.js', ['/site/node_modules/more/index.js']),
  chunk(
    'engine.js',
    ['/engine/src/index.ts'],
    'de.js',
    'en.js',
    'art-en.js',
    'art-fr.js',
    'errors-de.js',
    'errors-fr.js',
  ),
  chunk('de.js', ['/engine/src/words/de/text.json']),
  chunk('en.js', ['/engine/src/words/en/text.json']),
  chunk('art-en.js', ['/engine/src/words/en/art.json']),
  chunk('art-fr.js', ['/engine/src/words/fr/art.json']),
  chunk('errors-de.js', ['/content/messages/de/errors.json']),
  chunk('errors-fr.js', ['/content/messages/fr/errors.json']),
];

test('a language keeps what its generators load, without other languages and the client of the accounts', () => {
  expect(filesOf(CHUNKS, 'de').sort()).toEqual(
    ['art-en.js', 'de.js', 'engine.js', 'errors-de.js', 'route.js', 'shell.js'].sort(),
  );
});
