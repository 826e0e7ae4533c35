// What an English page may say: the texts of content/, the engine's words, and what is made of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeToolSamples } from '../../apps/web/app/content/write-tool-samples.server.ts';
import { LANGUAGES } from '../../packages/contract/src/languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const LINK = /\[([^\]]+)\]\((?:\/|https|mailto|#)[^)]*\)/g;

/** Names that are the same in every language, and the sentence of art prompts, which the specification quotes. */
const NAMES = ['Ctrl ↵', '1M+ 50K+', 'style, with a', 'mood, using', 'color palette.', 'npm run content:check'];
/** What the translation guide shows of our files. */
const KEYS = 'pageHome pageTemplates pageResources pageCommunity skipLink footerPromise errorReload';

/** Every text that a page may show, as written: with {{slots}}, and Markdown without its marks. @returns {string[]} */
export function knownText() {
  const content = filesBelow(join(ROOT, 'content'), /^[^/]+\.json$|(?:^|\/)(?:en\/.+|stats)\.(?:json|md)$/);
  const engine = [
    ...filesBelow(join(ROOT, 'packages/engine/src/words/en'), /\.json$/),
    join(ROOT, 'packages/engine/src/video/presets.json'),
  ];
  const texts = [...content, ...engine].flatMap(textsOf);
  const home = JSON.parse(readFileSync(join(ROOT, 'content/messages/en/home.json'), 'utf8'));
  const made = Object.values(writeToolSamples(home.starterEmail));
  return [...texts, ...made, ...LANGUAGES.flatMap(stringsIn), ...NAMES, KEYS];
}

/** @param {string} folder @param {RegExp} wanted the path below the folder */
function filesBelow(folder, wanted) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => wanted.test(file)).map((file) => join(folder, file));
}

/** @param {string} file @returns {string[]} */
function textsOf(file) {
  const source = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? stringsIn(JSON.parse(source)) : [source.replace(LINK, '$1').replaceAll('`', '')];
}

/** @param {unknown} value @returns {string[]} */
function stringsIn(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
