import { writeTextPrompt } from '@wordlamp/engine';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import type { WritePrompt } from './generate-prompt.ts';

/** Writes with the embedded engine: no network, the same prompt for the same request. */
export const writeWithEngine: WritePrompt = ({ text, target, variant, language, pageLanguage }) =>
  writeTextPrompt({ idea: text, target, variant, language, pageLanguage }, TEXT_PACKS).prompt;
