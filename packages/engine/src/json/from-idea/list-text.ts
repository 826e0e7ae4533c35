/** The word for "or" between two values, not between two fields. */
export const OR = /\s+(?:or|oder|ou|o|u|veya|ya da|или|او|أو)\s+|\s*(?:或者|或|또는|または|か)\s*/u;

/** Without surrounding punctuation and spaces. */
export function tidy(text: string): string {
  return text.replace(/^[\s,;:：、，。.=–-]+|[\s,;:：、，。.=–-]+$/gu, '').replace(/\s+/g, ' ');
}
