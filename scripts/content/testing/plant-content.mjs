import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { findContentFaults } from '../find-content-faults.mjs';

export const ENGLISH = {
  title: 'Wordlamp',
  left_one: '{{count}} prompt left',
  left_other: '{{count}} prompts left',
  menu: { open: 'Open <b>it</b>' },
};
export const FRENCH = {
  title: 'Wordlamp',
  left_one: 'un prompt',
  left_many: '{{count}} de prompts',
  left_other: '{{count}} prompts',
  menu: { open: '<b>Ouvrir</b>' },
};

/**
 * A small repository for each test, whole in English and French, in which faults can be planted.
 */
export function plantContent() {
  const planted = {
    root: '',
    write,
    words,
    glossary,
    faults: () => findContentFaults(planted.root, ['not_found']).faults,
  };
  beforeEach(() => {
    planted.root = mkdtempSync(join(tmpdir(), 'content-'));
    words('en/home', ENGLISH);
    words('en/errors', { not_found: 'Nothing here' });
    words('fr/home', FRENCH);
    words('fr/errors', { not_found: 'Rien ici' });
    write('content/names.json', JSON.stringify(['Wordlamp', 'ChatGPT']));
    write('content/glossary/terms.json', JSON.stringify(['prompt']));
    glossary('fr', {});
    write('apps/web/app/routes/home.tsx', "t('title'); t('left', { count }); t('menu.open');");
  });
  afterEach(() => rmSync(planted.root, { recursive: true }));
  return planted;

  /** @param {string} path @param {string} text */
  function write(path, text) {
    mkdirSync(dirname(join(planted.root, path)), { recursive: true });
    writeFileSync(join(planted.root, path), text);
  }
  /** @param {string} path @param {object} entries */
  function words(path, entries) {
    write(`content/messages/${path}.json`, JSON.stringify(entries));
  }
  /** @param {string} language @param {object} more */
  function glossary(language, more) {
    const terms = { prompt: { use: 'prompt', stems: ['prompt'], avoid: ['invite'] } };
    write(`content/glossary/${language}.json`, JSON.stringify({ terms, freely: {}, sameAsEnglish: {}, ...more }));
  }
}
