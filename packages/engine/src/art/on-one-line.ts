import { stripOpenEnd } from './strip-open-end.ts';

/** Typed text as one phrase of a list: no line breaks, no trailing period or comma. */
export function onOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const joined = stripOpenEnd(lines.filter((line) => line !== '').join(' '));
  return joined.endsWith('.') ? stripOpenEnd(joined.slice(0, -1)) : joined;
}
