import type { Draft } from './draft.ts';
import { countPromptWords, maxWords, usualWords } from './length-cap.ts';

const MIN_REQUIREMENTS = 2;
const USUAL_REQUIREMENTS = 4;
const MIN_CHECKS = 2;

export type FittedDraft = { draft: Draft; prompt: string; promptWords: number };

/**
 * Drops the last requirements, then the third check, until the prompt is within the cap for its idea. While more than
 * four requirements remain, also drops what exceeds the usual size.
 */
export function fitToCap(draft: Draft, ideaWords: number, render: (draft: Draft) => string): FittedDraft {
  const cap = maxWords(ideaWords);
  let fitted = draft;
  let prompt = render(fitted);
  let promptWords = countPromptWords(prompt);
  const usual = usualWords(ideaWords);
  const isMuch = ({ requirements }: Draft) => requirements.length > USUAL_REQUIREMENTS;
  while (promptWords > cap || (promptWords > usual && isMuch(fitted))) {
    const { requirements, checks } = fitted;
    if (requirements.length > MIN_REQUIREMENTS) fitted = { ...fitted, requirements: requirements.slice(0, -1) };
    else if (checks.length > MIN_CHECKS) fitted = { ...fitted, checks: checks.slice(0, -1) };
    else break;
    prompt = render(fitted);
    promptWords = countPromptWords(prompt);
  }
  return { draft: fitted, prompt, promptWords };
}
