import type { LanguageCode } from '../../../languages.ts';
import { READING_WORDS } from '../../../reading/all-reading-words.ts';
import { CLIP_WORDS } from '../all-clip-words.ts';
import { clipFromIdea } from '../clip-from-idea.ts';
import type { ClipRule } from '../clip-rules.ts';
import { OPEN_RULES } from '../open-rules.ts';

/** Decided for a few words, whatever they say of the matter that a test is about. */
const DECIDED: readonly ClipRule[] = [...(Object.keys(OPEN_RULES) as ClipRule[]), 'one-shot', 'no-text'];

/** The clip without what was only decided because the idea leaves it open. */
export function clipWithoutOpen(language: LanguageCode, idea: string): ReturnType<typeof clipFromIdea> {
  const clip = CLIP_WORDS[language];
  const texts = (part: 'adds' | 'bans') => DECIDED.flatMap((id) => clip.rules[id][part] ?? []);
  const bare = (field: string, text: string) =>
    texts(field === 'negativePrompt' ? 'bans' : 'adds')
      .reduce((rest, decided) => rest.replace(decided, ''), text)
      .replace(/\s?[(（][,、，،\s]*[)）]$/u, '')
      .replace(/^[,、，،\s]+|[,、，،\s]+$/gu, '');
  const form = clipFromIdea(idea, READING_WORDS[language], clip);
  return Object.fromEntries(Object.entries(form).map(([field, text]) => [field, bare(field, text)])) as typeof form;
}
