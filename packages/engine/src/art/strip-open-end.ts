const OPEN = new Set(' \t\n\r\u00a0\u3000,;、，；،؛');

/** The text without trailing commas and spaces. A regular expression would look for the end at each of them. */
export function stripOpenEnd(text: string): string {
  let end = text.length;
  while (end > 0 && OPEN.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
