/** The beginning of a text in whole words, with an ellipsis where something is left out. */
export function cutAtWord(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = text.slice(0, maxChars - 1);
  const space = text.lastIndexOf(' ', maxChars - 2);
  // Scripts without spaces have nowhere better than the limit, but no half of a surrogate pair.
  return space > maxChars / 2 ? `${text.slice(0, space)} …` : `${kept.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
