const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/gu;

/** How wide a text is in a list of results: a Chinese, Japanese or Korean character is as wide as two others. @param {string} text */
export function columnsOf(text) {
  return [...text].length + (text.match(WIDE)?.length ?? 0);
}
