/**
 * Text of strangers for a terminal: control characters could move its cursor or change its title, and bidi embeddings,
 * overrides and isolates could show letters in another order than they were written.
 */
export function plainText(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\n\t]/gu, '�');
}
