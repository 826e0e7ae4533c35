import { countWords } from '../count-words.ts';

/** The maximum number of words in a prompt for an idea of a given size. Source: docs/decisions/0009-prompts.md. */
export function maxWords(ideaWords: number): number {
  if (ideaWords <= 8) return 170;
  if (ideaWords <= 40) return 240;
  return ideaWords + (ideaWords <= 120 ? 180 : 170);
}

/**
 * The number of words that a prompt for an idea of a given size usually needs. Source: docs/decisions/0009-prompts.md.
 */
export function usualWords(ideaWords: number): number {
  if (ideaWords <= 8) return 150;
  if (ideaWords <= 40) return 210;
  return ideaWords + (ideaWords <= 120 ? 150 : 140);
}

const LONE_MARKS = /(?<=\s)[^\p{L}\p{N}\s]+(?=\s|$)/gu;

/** The number of words in a prompt for the cap, without isolated marks such as bullets and French colons. */
export function countPromptWords(prompt: string): number {
  return countWords(prompt.replace(LONE_MARKS, ''));
}
