/** Diacritics, except the Japanese voicing marks, which make another letter (が from か). */
const MARKS = /(?![\u3099\u309A])\p{M}/gu;
/** The Arabic tatweel only stretches words. */
const TATWEEL = /\u0640/g;
const KATAKANA = /[\u30A1-\u30F6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;
/** Letters without a Unicode decomposition, as typed on other keyboards. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * Folds text for a search: lower case, without accents, katakana as hiragana, full-width letters as half-width.
 * `foldText('Élan İçin カード')` → 'elan icin かーど'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(TATWEEL, '')
    .toLowerCase()
    .replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .normalize('NFC');
}
