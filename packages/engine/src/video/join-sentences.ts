const SENTENCE_END = /[.!?…。！？؟।][)\]"'’”“»«」』]*$/u;
const CLOSED_BY_MARK = /[;؛；:：,،，、]$/u;
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][)\]"'’”»」』）]*$/u;

/** Joins the non-empty texts to one paragraph: each stays as typed, with a final period if it has no end mark. */
export function joinSentences(texts: readonly string[]): string {
  return texts
    .map(inOneLine)
    .filter((text) => text !== '')
    .map(closeSentence)
    .join(' ');
}

/** Subject and action as one sentence, if the action continues the subject ("a keeper" + "climbs the steps"). */
export function joinAction({ subject, action }: { subject: string; action: string }): string[] {
  const [who, does] = [inOneLine(subject), inOneLine(action)];
  const goesOn = /^\p{Ll}/u.test(does) && who !== '' && !SENTENCE_END.test(who) && !CLOSED_BY_MARK.test(who);
  if (!goesOn) return [subject, action];
  // After a list of traits, a comma ends the list.
  return [`${who}${who.includes(',') ? ',' : ''} ${does}`];
}

/** Line breaks become spaces, for tools that read a line break as the end of the prompt. */
export function inOneLine(text: string): string {
  return text.replace(/(?<!\s)\s*[\r\n\u2028\u2029]+\s*/gu, ' ').trim();
}

function closeSentence(text: string): string {
  if (SENTENCE_END.test(text) || CLOSED_BY_MARK.test(text)) return text;
  return FULL_WIDTH.test(text) ? `${text}。` : `${text}.`;
}
