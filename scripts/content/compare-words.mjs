/** @typedef {import('./find-content-faults.mjs').Words} Words */

const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;
const SLOT = /\{\{\s*-?\s*([\w.]+)/g;
const TAG = /<\/?([\w-]+)\s*\/?>/g;

/**
 * What a translated namespace lacks or has in excess, compared with English.
 * @param {Words} english
 * @param {Words} translated
 * @param {string} tag BCP 47, decides which plural forms are needed
 */
export function compareWords(english, translated, tag) {
  const needed = neededKeys(english, tag);
  const missing = [...needed].filter((key) => !translated.has(key));
  const stale = [...translated.keys()].filter((key) => !needed.has(key));
  const shared = [...translated].filter(([key]) => needed.has(key));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...stale.map((key) => `${key} is not an English key or no plural form of this language`),
    ...shared.flatMap(([key, value]) => slotFaults(english, key, value)),
  ];
}

/** Plural families that do not have exactly the forms of their language. @param {Words} words @param {string} tag */
export function pluralFaults(words, tag) {
  const needed = neededKeys(words, tag);
  const missing = [...needed].filter((key) => !words.has(key));
  const stale = [...words.keys()].filter((key) => !needed.has(key));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...stale.map((key) => `${key} is no plural form of this language`),
  ];
}

/** @param {Words} english @param {string} tag @returns {Set<string>} */
function neededKeys(english, tag) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return new Set(
    [...english.keys()].flatMap((key) => {
      const base = PLURAL_KEY.exec(key)?.[1];
      return base ? pluralCategories.map((category) => `${base}_${category}`) : [key];
    }),
  );
}

/**
 * A text has the slots and tags of its English one. Only the form `other` of a plural needs all of them: "one day" may leave
 * the number out.
 * @param {Words} english
 * @param {string} key
 * @param {unknown} value
 */
function slotFaults(english, key, value) {
  const [, base, form] = PLURAL_KEY.exec(key) ?? [];
  const wanted = marksOf(english.get(base ? `${base}_other` : key));
  const found = marksOf(value);
  const unknown = [...found].filter((mark) => !wanted.has(mark));
  const lost = base && form !== 'other' ? [] : [...wanted].filter((mark) => !found.has(mark));
  return [
    ...unknown.map((mark) => `${key} has ${mark}, English has not`),
    ...lost.map((mark) => `${key} lacks ${mark}`),
  ];
}

/** @param {unknown} value */
function marksOf(value) {
  const text = String(value);
  const slots = [...text.matchAll(SLOT)].map(([, name]) => `{{${name}}}`);
  const tags = [...text.matchAll(TAG)].map(([, name]) => `<${name}>`);
  return new Set([...slots, ...tags]);
}
