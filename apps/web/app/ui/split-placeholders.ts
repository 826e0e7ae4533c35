import { findPlaceholders } from '@wordlamp/engine/placeholders';

export type TextPart = {
  text: string;
  isPlaceholder: boolean;
  /** Where the part begins in the line, in UTF-16 code units. */
  start: number;
};

/** Cuts a line into plain text and the [placeholders] that a person has to fill in. Joined again, the parts are the line. */
export function splitPlaceholders(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { text, start } of findPlaceholders(line)) {
    if (start > end) parts.push({ text: line.slice(end, start), isPlaceholder: false, start: end });
    parts.push({ text, isPlaceholder: true, start });
    end = start + text.length;
  }
  if (end < line.length) parts.push({ text: line.slice(end), isPlaceholder: false, start: end });
  return parts;
}
