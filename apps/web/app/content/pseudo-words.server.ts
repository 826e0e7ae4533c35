/**
 * Two pseudo-languages, to see in development what translations will do to the layout: with VITE_PSEUDO_LANGUAGES=1,
 * `/de` has long words and `/ar` has them written from right to left.
 */
const MIRRORED = 'ar';
export const PSEUDO_LANGUAGES = ['de', MIRRORED] as const;

/** Room that a translation may take, by the length of the English text (95th percentile of our twelve languages). */
const GROWTH = [
  { maxChars: 12, share: 1.25 },
  { maxChars: 40, share: 0.75 },
  { maxChars: Number.POSITIVE_INFINITY, share: 0.45 },
];
const FIXED = /(\{\{[^}]*\}\}|<\/?[\w-]+\s*\/?>)/;
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'Ë',
};
/** From here on, and until the second mark, everything runs from right to left. */
const RIGHT_TO_LEFT = ['\u202E', '\u202C'];

/** The English words as one of the two languages would have them; keys, slots and tags stay. */
export function pseudoWords(words: object, language: (typeof PSEUDO_LANGUAGES)[number]): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value, language) : pseudoWords(value as object, language),
    ]),
  );
}

/** One text as one of the two languages would have it; `{{slots}}` and `<tags>` stay. */
export function pseudoText(text: string, language: (typeof PSEUDO_LANGUAGES)[number]): string {
  const parts = text.split(FIXED).map((part) => (FIXED.test(part) ? part : accented(part)));
  const long = `${parts.join('')}${growthOf(text)}`;
  return language === MIRRORED ? long.split(FIXED).map(mirrored).join('') : long;
}

const accented = (text: string) => text.replace(/[aeioucnAE]/g, (letter) => ACCENTS[letter] ?? letter);

/** Words of the text itself, so that they break where its words would. */
function growthOf(text: string): string {
  const words = accented(text.replaceAll(new RegExp(FIXED, 'g'), '').trim());
  const { share } = GROWTH.find(({ maxChars }) => text.length <= maxChars) ?? { share: 0 };
  const more = `${words} ${words}`.slice(0, Math.ceil(text.length * share)).trim();
  return more === '' ? '' : ` ${more}`;
}

function mirrored(part: string): string {
  return FIXED.test(part) || part.trim() === '' ? part : RIGHT_TO_LEFT.join(part);
}
