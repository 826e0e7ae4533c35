const SENTENCE_END = /[.!?…。！？؟।][)\]"'’”»」』]*$/u;
const CLOSED_BY_MARK = /[;؛；:：,،，、]$/u;
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][)\]"'’”»」』）]*$/u;

/** One paragraph of the texts that are there: each is left as it was typed and closed with a full stop where it is open. */
export function joinSentences(texts: readonly string[]): string {
  return texts
    .map(inOneLine)
    .filter((text) => text !== '')
    .map(closeSentence)
    .join(' ');
}

/** Line breaks become spaces, for tools that read a line break as the end of the prompt. */
export function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/gu, ' ').trim();
}

function closeSentence(text: string): string {
  if (SENTENCE_END.test(text) || CLOSED_BY_MARK.test(text)) return text;
  return FULL_WIDTH.test(text) ? `${text}。` : `${text}.`;
}
