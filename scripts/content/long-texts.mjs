import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenWords } from './flatten-words.mjs';

/** Folders next to `messages` with one folder for each language. */
const FOLDERS = ['guides', 'templates', 'community'];
/** Fields that people read; the others are ids and figures, the same in every language. */
const READ_FIELDS = ['title', 'description', 'keywords', 'tags', 'role', 'template', 'text', 'do', 'dont'];

/**
 * @typedef {object} LongText
 * @property {string} name as in guides/prompt-basics.md
 * @property {Map<string, string>} fields what people read, by name; `body` is the text of a Markdown file
 * @property {string[]} frame what is the same in every language: ids, figures, headings, links, fences, brackets
 */

/**
 * The guides, templates and posts of a language.
 * @param {string} content the folder content/
 * @param {string} language
 * @returns {Map<string, LongText>} by name
 */
export function readLongTexts(content, language) {
  const paths = FOLDERS.flatMap((folder) => {
    const path = join(content, folder, language);
    return existsSync(path)
      ? readdirSync(path).map((file) => ({ name: `${folder}/${file}`, path: join(path, file) }))
      : [];
  });
  return new Map(
    paths.map(({ name, path }) => {
      const text = readFileSync(path, 'utf8');
      return [name, name.endsWith('.md') ? readMarkdown(name, text) : readJson(name, JSON.parse(text))];
    }),
  );
}

/** @param {string} name @param {object} value @returns {LongText} */
function readJson(name, value) {
  const entries = [...flattenWords(value)].map(([key, entry]) => /** @type {const} */ ([key, String(entry)]));
  const fields = new Map(entries.filter(([key]) => isRead(key)));
  const figures = entries.map(([key, entry]) => (isRead(key) || isName(key) ? key : `${key}: ${entry}`));
  return { name, fields, frame: [...figures, ...brackets(fields.get('template') ?? '')] };
}

/** @param {string} key dotted, perhaps with places in lists */
function isRead(key) {
  return READ_FIELDS.includes(key.replace(/^\d+\.|\.\d+$/g, ''));
}

/** What a language calls a bracket of a template: the build checks it against the template. @param {string} key */
function isName(key) {
  return key.startsWith('fields.');
}

/** @param {string} name @param {string} text @returns {LongText} */
function readMarkdown(name, text) {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const entries = front.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): "?(.*?)"?$/.exec(line) ?? [];
    return /** @type {const} */ ([key, value]);
  });
  const fields = new Map([...entries.filter(([key]) => isRead(key)), ['body', body]]);
  const figures = entries.map(([key, entry]) => (isRead(key) ? key : `${key}: ${entry}`));
  return { name, fields, frame: [...figures, ...markdownFrame(body)] };
}

/** @param {string} body */
function markdownFrame(body) {
  // What follows its first two words is an idea, in the words of the language.
  const fences = [...body.matchAll(/^```(\S+(?: \S+)?)/gm)].map(([, fence]) => `fence ${fence}`);
  const prose = body.replaceAll(/^```[\s\S]*?^```$/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => `link ${target}`);
  const headings = [...prose.matchAll(/^(#+) .*?(\{#[\w-]+\})?$/gm)].map(
    ([, level, id = '']) => `heading ${level} ${id}`,
  );
  const rows = [...prose.matchAll(/^\|.*\|$/gm)].map(([row]) => `row of ${row.split('|').length - 2} cells`);
  const items = [...prose.matchAll(/^(?:-|\d+\.) /gm)].map(() => 'item');
  return [...headings, ...fences, ...rows, ...items, ...links.toSorted()];
}

/** @param {string} template */
function brackets(template) {
  const names = new Set(template.match(/\[[^\]\n]+\]/g));
  return names.size === 0 ? [] : [`${names.size} brackets`];
}

/**
 * Guides, templates and posts that a language lacks, or has with another frame than English.
 * @param {Map<string, LongText>} english
 * @param {Map<string, LongText>} own both as readLongTexts gives them
 */
export function longTextFaults(english, own) {
  const stale = [...own.keys()].filter((name) => !english.has(name));
  return [
    ...stale.map((name) => `${name}: there is no such English file`),
    ...[...english].flatMap(([name, text]) => {
      const translated = own.get(name);
      if (!translated) return [`${name} is missing`];
      return frameFaults(text.frame, translated.frame).map((fault) => `${name} ${fault}`);
    }),
  ];
}

/**
 * What is there in one frame and not in the other.
 * @param {string[]} english
 * @param {string[]} own
 */
function frameFaults(english, own) {
  return [
    ...without(english, own).map((part) => `lacks: ${part}`),
    ...without(own, english).map((part) => `has too much: ${part}`),
  ];
}

/** Each part as often as it occurs. @param {string[]} parts @param {string[]} taken */
function without(parts, taken) {
  const left = [...taken];
  return parts.filter((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A text as it is read aloud: without code, samples and the marks of Markdown. @param {string} markdown */
export function proseOf(markdown) {
  return markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/\]\([^)]*\)|\{#[\w-]+\}/g, ' ')
    .replaceAll(/^#+ |^- |^\d+\. |\|/gm, ' ');
}
