export type TextPart = {
  text: string;
  isPlaceholder: boolean;
  /** Where the part begins in the line, in UTF-16 code units. */
  start: number;
};

// Neither a check box ("[ ]", "[x]") nor a link, a footnote or an index ("[text](", "[1]", "list[i]") is to be filled in.
const PLACEHOLDER = /((?<![\w)\]])\[(?! ?\]|[xX]\]|\d+\])[^[\]\n]{1,80}\](?!\())/u;

/** Cuts a line into plain text and the [placeholders] that a person has to fill in. Joined again, the parts are the line. */
export function splitPlaceholders(line: string): TextPart[] {
  let start = 0;
  const parts = line.split(PLACEHOLDER).map((text, index) => {
    const part = { text, isPlaceholder: index % 2 === 1, start };
    start += text.length;
    return part;
  });
  return parts.filter(({ text }) => text !== '');
}
