import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import about from '../../content/about.json' with { type: 'json' };
import { LANGUAGES } from '../../packages/contract/src/languages.ts';

/** @typedef {import('./read-page.mjs').Page} Page */

/**
 * The figures that the specification quotes. They are true only where an operator states them.
 * @type {Readonly<Record<string, number>>}
 */
const QUOTED = { prompts: 1_000_000, users: 50_000, uptime: 0.999 };
/** Addresses and mailboxes at a name that no one can have (RFC 2606); example.com stands for one in documentation. */
const RESERVED = /[@/][\w.-]*\w\.example\b(?!\.\w)/;
/** Made-up ratings in structured data. */
const VOTES = /"(?:aggregateRating|ratingCount|reviewCount|interactionStatistic)"/;

/**
 * Invented facts on pages: a made-up mailbox, figure or rating.
 * @param {readonly Page[]} pages
 * @param {Iterable<readonly [string, string]>} files names and texts of the built site
 * @param {Readonly<Record<string, number | null>>} [stated] the figures of content/about.json, by name
 */
export function findInventedFaults(pages, files, stated = statedFigures()) {
  const unstated = Object.keys(QUOTED).filter((name) => stated[name] == null);
  return [
    ...[...files].flatMap(([file, text]) => {
      const [address] = RESERVED.exec(text) ?? [];
      const [votes] = VOTES.exec(text) ?? [];
      return [
        ...(address === undefined ? [] : [`${file}: names ${address}, which is nobody's`]),
        ...(votes === undefined ? [] : [`${file}: tells search engines of votes (${votes})`]),
      ];
    }),
    ...pages.flatMap(({ path, lang, texts }) => {
      const said = plain(texts.join(' '));
      return unstated
        .map((name) => ({ name, figure: writtenAs(name, lang) }))
        .filter(({ figure }) => said.includes(figure))
        .map(({ name, figure }) => `${path}: says ${figure}, and content/about.json states no ${name}`);
    }),
  ];
}

function statedFigures() {
  return Object.fromEntries(about.numbers.map(({ name, value }) => [name, value]));
}

/**
 * A figure with the mark that it is one of many, as a language writes it.
 * @param {string} name
 * @param {string} lang BCP 47 tag
 */
function writtenAs(name, lang) {
  const value = QUOTED[name] ?? 0;
  if (value < 1)
    return plain(new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }).format(value));
  const { code = 'en' } = LANGUAGES.find(({ tag }) => tag === lang) ?? {};
  const number = new Intl.NumberFormat(lang, { notation: 'compact' }).format(value);
  return plain(atLeast(code).replace('{{value}}', number));
}

/** How a language expresses “at least this many”. @param {string} code */
function atLeast(code) {
  const file = join(import.meta.dirname, `../../content/messages/${code}/about.json`);
  return JSON.parse(readFileSync(file, 'utf8')).atLeast;
}

/** Without marks of direction, and with one kind of blank. @param {string} text */
const plain = (text) => text.replace(/[\u200e\u200f]/g, '').replace(/\s+/g, ' ');
