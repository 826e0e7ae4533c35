/** Alphabets that have to be whole, whatever the pages say today: visitors type, too. */
const ASCII = between(0x20, 0x7e);
const TYPOGRAPHY = ' ©«»·–—‘’“”„‚…•‹›€™→×';
const CYRILLIC = `${between(0x410, 0x44f)}Ёё`;
const ARABIC = `${between(0x621, 0x63a)}${between(0x641, 0x652)}${between(0x660, 0x66c)}،؛؟`;

/** The weights that the site sets text in (app.css). */
const WEIGHTS = { wght: { min: 400, max: 600 } };

/**
 * The font files of the first paint: which package they are cut from, and for the words of which languages. A source holds
 * the characters of one script only, so that a language may need two of a family.
 * @typedef {{ name: string, source: string, languages: readonly string[], alphabet: string, axes: typeof WEIGHTS | undefined }} FontSubset
 * @type {readonly FontSubset[]}
 */
export const FONT_SUBSETS = [
  ...[
    { part: 'latin', languages: ['de', 'en', 'es', 'fr', 'it', 'pt', 'ru', 'tr'], alphabet: ASCII + TYPOGRAPHY },
    { part: 'latin-ext', languages: ['tr'], alphabet: '' },
    { part: 'cyrillic', languages: ['ru'], alphabet: CYRILLIC },
  ].flatMap(({ part, languages, alphabet }) => [
    { name: `onest-${part}`, source: variable('onest', part), languages, alphabet, axes: WEIGHTS },
    {
      name: `literata-${part}`,
      source: `@fontsource/literata/files/literata-${part}-600-normal.woff2`,
      languages,
      alphabet,
      axes: undefined,
    },
  ]),
  ...[
    { part: 'arabic', alphabet: ARABIC },
    { part: 'latin', alphabet: ASCII + TYPOGRAPHY },
  ].map(({ part, alphabet }) => ({
    name: `readex-pro-${part}`,
    source: variable('readex-pro', part),
    languages: ['ar'],
    alphabet,
    axes: WEIGHTS,
  })),
];

/** @param {string} family @param {string} part of it, one script */
function variable(family, part) {
  return `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
}

/** @param {number} first @param {number} last */
function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
