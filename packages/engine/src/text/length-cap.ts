import { countWords } from '../count-words.ts';

/** Words that a prompt may have for an idea of a size. Source: docs/decisions/0009-prompts.md. */
export function maxWords(ideaWords: number): number {
  if (ideaWords <= 8) return 170;
  if (ideaWords <= 40) return 240;
  return ideaWords + (ideaWords <= 120 ? 180 : 170);
}

/** Words that a prompt for an idea of a size mostly needs. Source: docs/decisions/0009-prompts.md. */
export function usualWords(ideaWords: number): number {
  if (ideaWords <= 8) return 150;
  if (ideaWords <= 40) return 210;
  return ideaWords + (ideaWords <= 120 ? 150 : 140);
}

const LONE_MARKS = /(?<=\s)[^\p{L}\p{N}\s]+(?=\s|$)/gu;

/** Words of a prompt as the cap counts them: marks that stand alone, as bullets and French colons do, are none. */
export function countPromptWords(prompt: string): number {
  return countWords(prompt.replace(LONE_MARKS, ''));
}
