import { findPlaceholders } from '@wordlamp/engine/placeholders';

/** What was typed for placeholders, by their text with its brackets. */
export type Fills = Readonly<Record<string, string>>;

/** The prompt with all that was typed in place of its brackets; those without anything typed stay. */
export function fillPlaceholders(prompt: string, fills: Fills): string {
  let filled = '';
  let end = 0;
  for (const { text, start } of findPlaceholders(prompt)) {
    filled += prompt.slice(end, start) + (fills[text] || text);
    end = start + text.length;
  }
  return filled + prompt.slice(end);
}

/** Each placeholder once, in the order of the prompt. */
export function placeholdersOf(prompt: string): string[] {
  return [...new Set(findPlaceholders(prompt).map(({ text }) => text))];
}

export function isFilled(prompt: string, fills: Fills): boolean {
  return placeholdersOf(prompt).some((placeholder) => fills[placeholder]);
}
