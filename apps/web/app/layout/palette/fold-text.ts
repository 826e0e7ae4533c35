/** Diacritics, except the Japanese voicing marks, which make another letter (が from か). */
const MARKS = /(?![\u3099\u309A])\p{M}/gu;
/** Stretches Arabic words, and is no letter. */
const TATWEEL = /\u0640/g;
const KATAKANA = /[\u30A1-\u30F6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;
/** Letters that no decomposition takes apart, as people type them without their keyboard. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * Text as it is compared in a search: no capitals, no accents, both kinds of kana as one, full-width letters as others.
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
