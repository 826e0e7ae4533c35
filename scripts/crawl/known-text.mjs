// What a page may say: the texts of content/ in its language, the engine's words, and what is made of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSamples } from '../../apps/web/app/content/write-samples.server.ts';
import { LANGUAGES } from '../../packages/contract/src/languages.ts';
import { writeTextPrompt } from '../../packages/engine/src/index.ts';
import { TEXT_PACKS } from '../../packages/engine/src/text/all-text-packs.ts';

/** @typedef {import('../../packages/engine/src/languages.ts').LanguageCode} LanguageCode */

const ROOT = join(import.meta.dirname, '../..');
const LINK = /\[([^\]]+)\]\((?:\/|https|mailto|#)[^)]*\)/g;

/** Names that are the same in every language, and the sentence of art prompts, which the specification quotes. */
const NAMES = ['Ctrl ↵', '1M+ 50K+', 'style, with a', 'mood, using', 'color palette.', 'npm run content:check'];
/** What the translation guide shows of our files. */
const KEYS = 'copied pageHome pageTemplates pageResources pageCommunity skipLink footerPromise errorReload';

/**
 * Every text that a page may show, as written: with {{slots}}, and Markdown without its marks.
 * @param {LanguageCode} language @returns {string[]}
 */
export function knownText(language) {
  const content = filesBelow(
    join(ROOT, 'content'),
    new RegExp(String.raw`^(?:about|contact|names)\.json$|(?:^|/)(?:${language}/.+|stats)\.(?:json|md)$`),
  );
  const engine = [
    ...filesBelow(join(ROOT, 'packages/engine/src/words', language), /\.json$/),
    join(ROOT, 'packages/engine/src/video/presets.json'),
  ];
  const texts = [...content, ...engine].flatMap((file) => textsOf(file, language));
  const home = JSON.parse(readFileSync(join(ROOT, `content/messages/${language}/home.json`), 'utf8'));
  const made = [writeTextPrompt({ idea: home.sampleIdea }, TEXT_PACKS).prompt];
  return [...texts, ...made, ...offers(), ...LANGUAGES.flatMap(stringsIn), ...NAMES, KEYS];
}

/** Each page offers itself in every other language, in that language's words. */
function offers() {
  const files = filesBelow(join(ROOT, 'content/messages'), /\/shell\.json$/);
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')).languageOffer);
}

/** @param {string} folder @param {RegExp} wanted the path below the folder */
function filesBelow(folder, wanted) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => wanted.test(file)).map((file) => join(folder, file));
}

/** @param {string} file @param {LanguageCode} language @returns {string[]} */
function textsOf(file, language) {
  const source = readFileSync(file, 'utf8');
  return file.endsWith('.json')
    ? stringsIn(JSON.parse(source))
    : [writeSamples(source, language).replace(LINK, '$1').replaceAll('`', '')];
}

/** @param {unknown} value @returns {string[]} */
function stringsIn(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
