import type { LanguageCode } from '../languages.ts';
import type { TextPacks } from '../text/text-prompt.ts';
import { promptLanguageOf } from '../text/write-text-prompt.ts';
import type { Score } from './score.ts';
import { scoreTextPrompt, type TextCriterion } from './score-text-prompt.ts';

/**
 * Scores a text prompt, whoever wrote it, against the idea that it was written for.
 * @throws RangeError when `packs` lacks the language that `promptLanguageOf` names for the idea
 */
export function scorePrompt(
  prompt: string,
  idea: string,
  packs: TextPacks,
  pageLanguage: LanguageCode = 'en',
): Score<TextCriterion> {
  const language = promptLanguageOf({ idea, pageLanguage });
  const pack = packs[language];
  if (pack === undefined) throw new RangeError(`The words of "${language}" were not loaded.`);
  return scoreTextPrompt(prompt, idea, pack, language);
}
