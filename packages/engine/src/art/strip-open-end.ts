const OPEN = new Set(' \t\n\r\u00a0\u3000,;、，；،؛');

/** The text without the commas and spaces at its end. A pattern would look for that end at each of them. */
export function stripOpenEnd(text: string): string {
  let end = text.length;
  while (end > 0 && OPEN.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
