import { countWords } from '../count-words.ts';
import { looksLikeCode } from './idea-shape.ts';
import { quotationsIn, withoutQuotations } from './quotations.ts';

/** The material of a prompt, separated from the request. */
export type Material = { kind: 'brief' | 'text' | 'code'; text: string };

/** Maximum length of a request before its source: longer ones are the brief itself. */
const MAX_COMMAND_WORDS = 25;

/**
 * Splits "Summarise: …" into the request and the text it is about.
 * @param isCommand true if a head asks for an operation on the following text
 * @returns null if the idea is all request
 */
export function splitMaterial(
  idea: string,
  isCommand: (head: string) => boolean,
): { command: string; material: Material } | null {
  for (const { head, tail, isSentence } of splits(idea)) {
    const around = isCommand(head) && tail !== '' ? aroundQuotation(head, tail) : null;
    if (around !== null) return around;
    if (tail === '' || head === '' || looksLikeCode(head)) continue;
    if (countWords(head) > MAX_COMMAND_WORDS) continue;
    if (looksLikeCode(tail)) return { command: head, material: { kind: 'code', text: tail } };
    if (!isSentence && isCommand(head)) return { command: head, material: { kind: 'text', text: tail } };
  }
  return null;
}

/**
 * "Make this kinder: «…» keep the date": the text after the quotation is also part of the request, on a separate line.
 */
function aroundQuotation(head: string, tail: string): { command: string; material: Material } | null {
  const [quotation, ...others] = quotationsIn(tail);
  if (quotation?.index !== 0 || others.length > 0 || !isLongEnough(quotation[0])) return null;
  const rest = tail.slice(quotation[0].length).replace(/^[\s.,;、。，；]+/u, '');
  if (!/\p{L}/u.test(rest) || rest.includes('\n') || looksLikeCode(tail)) return null;
  if (countWords(head) + countWords(rest) > MAX_COMMAND_WORDS) return null;
  return { command: `${head}\n${rest}`, material: { kind: 'text', text: quotation[0] } };
}

/** A shorter one is a word or a name, not material. */
const MIN_SOURCE_CHARS = { spaced: 40, spaceless: 12 };

/** The start of a longer quotation that ends the idea, or -1. */
function startOfLastQuotation(idea: string): number {
  const last = quotationsIn(idea.trimEnd()).at(-1);
  if (last === undefined) return -1;
  const { index, 0: quotation } = last;
  const isEnd = /^[.。!?]?$/u.test(idea.trimEnd().slice(index + quotation.length));
  return isEnd && isLongEnough(quotation) ? index : -1;
}

/** True if an idea quotes what it refers to ("what does this clause mean: …"), wherever the quotation is. */
export function quotesSource(idea: string): boolean {
  return quotationsIn(idea).some(({ 0: quotation }) => isLongEnough(quotation));
}

function isLongEnough(quotation: string): boolean {
  const isSpaceless = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(quotation);
  return quotation.length >= (isSpaceless ? MIN_SOURCE_CHARS.spaceless : MIN_SOURCE_CHARS.spaced);
}

/**
 * At a fence, at a quotation that ends the idea, at the first colon before a space, at the first line end, and after
 * the first sentence, in the order of the idea.
 */
function splits(idea: string): { head: string; tail: string; isSentence: boolean }[] {
  const unquoted = withoutQuotations(idea);
  const fence = idea.indexOf('```');
  const sentence = idea.search(/(?<=\p{L}{3}|\p{Script=Hangul}|\p{Script=Arabic}|[)\]"”“»])\. |[?!] |[。！？]/u) + 1;
  const quotation = startOfLastQuotation(idea);
  const breaks = [
    fence,
    quotation,
    unquoted.search(/(?<!\b[A-Z]\w*(?:Error|Exception|Warning)):(?=\s)|：/),
    idea.indexOf('\n'),
    sentence,
  ]
    .filter((index) => index > 0)
    .sort((a, b) => a - b);
  return breaks.map((index) => ({
    head: idea
      .slice(0, index)
      .replace(/[:：]\s*$/, '')
      .trim(),
    // In a script without spaces, the character after a period already belongs to the source.
    tail: idea
      .slice(index)
      .replace(/^[:：]/, '')
      .trim(),
    isSentence: index === sentence && index !== quotation,
  }));
}
