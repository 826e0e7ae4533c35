import { languageOf } from '@wordlamp/contract/languages';
import { SHARE_TARGET } from '@wordlamp/contract/share-target';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { readWords } from '../app/content/read-words.server.ts';
import { GENERATORS } from '../app/layout/generators.ts';
import { pathOf } from '../app/site-paths.ts';

const PAPER = '#faf5ed';

/**
 * The web app manifest in one language: the name is the same in all, and so is the `id`, so that it is one app. The
 * four generators can be opened from its icon, and texts be shared with it.
 */
export function webManifest(language: LanguageCode, description: string): string {
  const { shell } = readWords(language, 'shell');
  const { tag, direction } = languageOf(language);
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: shell.brand,
    short_name: shell.brand,
    description,
    lang: tag,
    dir: direction,
    start_url: pathOf('home', language),
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: GENERATORS.map(({ label, page }) => ({ name: shell[label], url: pathOf(page, language) })),
    share_target: { action: SHARE_TARGET, method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  });
}
