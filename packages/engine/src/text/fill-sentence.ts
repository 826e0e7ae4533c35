/** Puts words into the `{slots}` of a sentence of the pack. */
export function fillSentence(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot);
}
