import { countWords } from '../count-words.ts';
import type { Draft } from './draft.ts';
import { maxWords } from './length-cap.ts';

const MIN_REQUIREMENTS = 2;
const MIN_CHECKS = 2;

export type FittedDraft = { draft: Draft; prompt: string; promptWords: number };

/** Drops the last requirements, then the third check, until the prompt is within the cap for its idea. */
export function fitToCap(draft: Draft, ideaWords: number, render: (draft: Draft) => string): FittedDraft {
  const cap = maxWords(ideaWords);
  let fitted = draft;
  let prompt = render(fitted);
  let promptWords = countWords(prompt);
  while (promptWords > cap) {
    const { requirements, checks } = fitted;
    if (requirements.length > MIN_REQUIREMENTS) fitted = { ...fitted, requirements: requirements.slice(0, -1) };
    else if (checks.length > MIN_CHECKS) fitted = { ...fitted, checks: checks.slice(0, -1) };
    else break;
    prompt = render(fitted);
    promptWords = countWords(prompt);
  }
  return { draft: fitted, prompt, promptWords };
}
