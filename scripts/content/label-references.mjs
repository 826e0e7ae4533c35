import { textsOf } from './read-texts.mjs';

/** @typedef {import('./read-texts.mjs').Texts} Texts */

const MAX_LABEL_CHARS = 40;
/** A label as the English texts point at it: in quotation marks or in bold. */
const POINTED_AT = /“([^”]+)”|\*\*([^*]+)\*\*/g;

/**
 * Finds the labels of the interface that the English texts point at, by their keys.
 * @param {Texts} english
 * @returns {(own: Texts) => string[]} texts of another language that point at a label with other words than its own label has
 */
export function labelReferences(english) {
  const labels = labelsOf(english);
  const references = [...textsOf(english)].flatMap(({ name, key, text }) =>
    [...text.matchAll(POINTED_AT)].flatMap(([, quoted = '', bold = '']) => {
      const words = (quoted || bold).replace(/[.,]$/, '');
      // In prose "none" is a word; the help of a form speaks of the options next to it, whatever their capitals.
      const keys = name.includes('/') && words === words.toLowerCase() ? undefined : labels.get(words);
      return keys === undefined ? [] : [{ name, key, words, keys }];
    }),
  );
  return (own) => {
    const texts = new Map([...textsOf(own)].map(({ name, key, text }) => [`${name} ${key}`, plain(text)]));
    return references.flatMap(({ name, key, words, keys }) => {
      const text = texts.get(`${name} ${key}`);
      const ownLabels = keys.map((label) => texts.get(label)).filter((label) => label !== undefined);
      if (text === undefined || ownLabels.length === 0) return [];
      if (ownLabels.some((label) => text.includes(label))) return [];
      return [`${name}: ${key} points at “${words}”, which is “${ownLabels.join('” or “')}” on the page`];
    });
  };
}

/** @param {Texts} english @returns {Map<string, string[]>} names and keys of the labels by what they say */
function labelsOf(english) {
  /** @type {Map<string, string[]>} */
  const labels = new Map();
  for (const { name, key, text } of textsOf(english)) {
    if (name.includes('/') || text.length > MAX_LABEL_CHARS || text.includes('{{')) continue;
    labels.set(text, [...(labels.get(text) ?? []), `${name} ${key}`]);
  }
  return labels;
}

/** Without what no reader sees or misses: soft hyphens, capitals, the full stop. @param {string} text */
function plain(text) {
  return text
    .replaceAll('\u00AD', '')
    .replace(/[.。]$/, '')
    .toLowerCase();
}
