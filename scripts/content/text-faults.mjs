import { detectLanguage } from '../../packages/engine/src/text/detect-language.ts';

/** @typedef {import('../../packages/engine/src/languages.ts').LanguageCode} LanguageCode */

/** The letters of languages that are not written in Latin ones; each borrows Latin names, and Japanese Chinese signs. */
const SCRIPTS = {
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
};
const LETTER = /\p{L}/gu;
const LATIN_WORD = /\p{Script=Latin}{2,}/gu;
/** Fewer letters say too little about their language. */
const MIN_LETTERS = 60;

/**
 * What shows that a text was left in English, or slipped into another language.
 * @param {string} english @param {string} own both without names
 * @param {LanguageCode} language
 * @returns {string[]} faults, each to be put behind the name of the text
 */
export function textFaults(english, own, language) {
  const isSame = own === english && /\p{Ll}{2}/u.test(english);
  if (isSame) return ['is the same as the English'];
  return [...letterFaults(own, language), ...languageFaults(own, language)];
}

/** @param {string} own @param {LanguageCode} language */
function letterFaults(own, language) {
  const script = language in SCRIPTS ? SCRIPTS[/** @type {keyof typeof SCRIPTS} */ (language)] : /\p{Script=Latin}/u;
  const foreign = (own.match(LETTER) ?? []).filter(
    (letter) => !script.test(letter) && !/\p{Script=Latin}|\p{Lm}/u.test(letter),
  );
  const latin = language in SCRIPTS ? (own.match(LATIN_WORD) ?? []) : [];
  return [
    ...(foreign.length > 0 ? [`has letters of another script: ${[...new Set(foreign)].join('')}`] : []),
    ...(latin.length > 0
      ? [`has words in Latin letters that content/names.json does not list: ${latin.join(', ')}`]
      : []),
  ];
}

/** @param {string} own @param {LanguageCode} language */
function languageFaults(own, language) {
  if ((own.match(LETTER)?.length ?? 0) < MIN_LETTERS) return [];
  const detected = detectLanguage(own, language);
  return detected === language ? [] : [`reads like ${detected ?? 'no language of ours'}`];
}
