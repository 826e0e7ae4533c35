import { countWords } from '../count-words.ts';
import type { Draft } from './draft.ts';
import { maxWords } from './length-cap.ts';

const MIN_REQUIREMENTS = 2;
const MIN_CHECKS = 2;

/** Drops the last requirements, then the third check, until the prompt is within the cap for its idea. */
export function fitToCap(draft: Draft, ideaWords: number, render: (draft: Draft) => string): Draft {
  const cap = maxWords(ideaWords);
  let fitted = draft;
  while (countWords(render(fitted)) > cap) {
    if (fitted.requirements.length > MIN_REQUIREMENTS) {
      fitted = { ...fitted, requirements: fitted.requirements.slice(0, -1) };
    } else if (fitted.checks.length > MIN_CHECKS) {
      fitted = { ...fitted, checks: fitted.checks.slice(0, -1) };
    } else return fitted;
  }
  return fitted;
}
