/** The direction of a line with words of a language written from the right, whatever its first letter; others show theirs. */
export function lineDirection(line: string): 'rtl' | undefined {
  return /[\u0590-\u08ff]/.test(line) ? 'rtl' : undefined;
}
