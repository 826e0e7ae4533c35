type LineKind = 'blank' | 'heading' | 'tag' | 'item' | 'text';

/** A line of a prompt as it is set. */
export type ProseLine = {
  kind: LineKind;
  text: string;
  /** How many of its first UTF-16 code units are set apart: the mark of a list or heading, or the label before a colon. */
  lead: number;
};

const BLANK = /^\s*$/;
const TAG = /^\s*<\/?[\p{L}_][\p{L}\p{N}_-]*>\s*$/u;
const HASH = /^#{1,6} +/;
const MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;
/** A name and its colon, as in "Tone: warm"; a sentence that happens to hold a colon is longer or has an end in it. */
const LABEL = /^[^\s:：.!?。！？][^:：.!?。！？\n]{0,31}(?::(?=\s|$)|：)/u;

/**
 * How the lines of a prompt are set. Joined with line breaks, their texts are the prompt. What is one line only is a sentence
 * for a tool: nothing in it is a label.
 */
export function proseLines(text: string): ProseLine[] {
  const lines = text.split('\n');
  const isStructured = lines.filter((line) => !BLANK.test(line)).length > 1;
  return lines.map((line) => ({ text: line, ...(isStructured || BLANK.test(line) ? formOf(line) : PLAIN) }));
}

const PLAIN = { kind: 'text', lead: 0 } as const;

function formOf(line: string): Omit<ProseLine, 'text'> {
  if (BLANK.test(line)) return { kind: 'blank', lead: 0 };
  if (TAG.test(line)) return { kind: 'tag', lead: 0 };
  const hash = lengthOf(HASH, line);
  if (hash > 0) return { kind: 'heading', lead: hash };
  const mark = lengthOf(MARK, line);
  if (mark > 0) return { kind: 'item', lead: mark };
  const label = lengthOf(LABEL, line);
  const isWhole = label > 0 && BLANK.test(line.slice(label));
  return isWhole ? { kind: 'heading', lead: 0 } : { kind: 'text', lead: label };
}

function lengthOf(pattern: RegExp, line: string): number {
  return pattern.exec(line)?.[0].length ?? 0;
}
