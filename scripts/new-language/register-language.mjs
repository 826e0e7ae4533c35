import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ENGINE = 'packages/engine/src';
/** Lists of the program with an entry for each language; what a new one needs is copied from the one for Italian. */
const CODES = `${ENGINE}/languages.ts`;
const TABLE = 'packages/contract/src/languages.ts';
const LOADERS = ['text/load-text-pack.ts', 'art/load-art-pack.ts', 'json/load-json-pack.ts'];
const PACKS = ['text/all-text-packs.ts', 'art/all-art-packs.ts', 'json/all-json-packs.ts'];
const PROMPT_NAMES = `${ENGINE}/words/prompt-languages.json`;
const VIDEO_CUES = `${ENGINE}/words/video-cues.json`;

/**
 * Enters a language in the lists of the program.
 * @param {string} root
 * @param {string} tag BCP 47, as for `<html lang>`: `nl`, `zh-Hant`
 * @returns {{ code: string, name: string, direction: string }}
 * @throws RangeError for an invalid tag, or a language that exists already
 */
export function registerLanguage(root, tag) {
  const language = describeLanguage(tag);
  const { code } = language;
  const path = (/** @type {string} */ name) => join(root, name);
  if (new RegExp(`'${code}'`).test(readFileSync(path(CODES), 'utf8')))
    throw new RangeError(`${code} is a language already.`);
  edit(path(CODES), (text) => text.replace("'it'] as const", `'it', '${code}'] as const`));
  edit(path(TABLE), (text) => text.replace(/(.*code: 'it'.*\n)/, `$1${tableEntry(language)}\n`));
  for (const file of LOADERS) edit(path(`${ENGINE}/${file}`), (text) => withLoader(text, code));
  for (const file of PACKS) edit(path(`${ENGINE}/${file}`), (text) => withPack(text, code));
  const names = [language.english.toLowerCase(), language.name.toLowerCase()];
  editJson(path(PROMPT_NAMES), (words) => ({
    ...words,
    names: { ...words.names, [code]: [...new Set(names)].join('|') },
  }));
  editJson(path(VIDEO_CUES), (cues) => ({ ...cues, [code]: cues.en }));
  return language;
}

/** @param {string} tag */
function describeLanguage(tag) {
  const locale = parseTag(tag);
  const code = locale.language;
  const { region = '' } = locale.maximize();
  const nameIn = (/** @type {string} */ display) =>
    new Intl.DisplayNames(display, { type: 'language' }).of(code) ?? code;
  const own = nameIn(tag);
  return {
    code,
    tag,
    name: own.charAt(0).toLocaleUpperCase(tag) + own.slice(1),
    english: nameIn('en'),
    flag: String.fromCodePoint(...[...region].map((letter) => 0x1f1a5 + letter.charCodeAt(0))),
    direction: directionOf(locale),
  };
}

/** @param {string} tag */
function parseTag(tag) {
  try {
    return new Intl.Locale(tag);
  } catch {
    throw new RangeError('Say the language by its tag, as in: npm run content:new-language -- nl');
  }
}

/** @param {Intl.Locale} locale */
function directionOf(locale) {
  const known = /** @type {any} */ (locale);
  return (known.getTextInfo?.() ?? known.textInfo).direction;
}

/** @param {ReturnType<typeof describeLanguage>} language */
function tableEntry({ code, name, flag, direction, tag }) {
  return `  { code: '${code}', name: '${name}', flag: '${flag}', direction: '${direction}', tag: '${tag}' },`;
}

/** @param {string} text @param {string} code */
function withLoader(text, code) {
  return text.replace(
    /^ {2}it: (?:\(\) => import\(.*\),|\(\) => \[[\s\S]*?\],)\n/m,
    (entry) => entry + inLanguage(entry, code),
  );
}

/** @param {string} text @param {string} code */
function withPack(text, code) {
  return text
    .replace(/(?:^import .*\/it\/.*\n)+/m, (lines) => lines + inLanguage(lines, code))
    .replace(/\bit, (?=ja)/, `it, ${code}, `)
    .replace(/^ {2}it: \{.*\n/m, (entry) => entry + inLanguage(entry, code));
}

/** @param {string} lines those of Italian @param {string} code */
function inLanguage(lines, code) {
  const capital = code.charAt(0).toUpperCase() + code.slice(1);
  return lines.replace(/\bit\b/g, code).replace(/(?<=[a-z])It\b/g, capital);
}

/** @param {string} path @param {(text: string) => string} change @throws Error when nothing changed: the list has another form now */
function edit(path, change) {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} has no entry for Italian to copy.`);
  writeFileSync(path, after);
}

/** @param {string} path @param {(value: any) => object} change */
function editJson(path, change) {
  edit(path, (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`);
}
