export type JsonTokenKind = 'key' | 'string' | 'literal' | 'mark' | 'other';
export type JsonToken = {
  text: string;
  kind: JsonTokenKind;
  /** Where it begins in the line, in UTF-16 code units. */
  start: number;
};

// A string may end with the line without its mark: the text can be anything while it is typed.
const TOKEN =
  /("(?:\\.|[^"\\])*"?)(\s*:)?|([{}[\],:]+)|(-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b)|[^"{}[\],:\dtfn-]+|./gsu;

/** Cuts a line into what is colored alike. Joined again, the tokens are the line, whether it is JSON or not. */
export function jsonTokens(line: string): JsonToken[] {
  return Array.from(line.matchAll(TOKEN)).flatMap(({ 0: text, 1: string, 2: colon, 3: mark, 4: literal, index }) => {
    if (string !== undefined && colon !== undefined)
      return [token(string, 'key', index), token(colon, 'mark', index + string.length)];
    if (string !== undefined) return [token(string, 'string', index)];
    if (mark !== undefined) return [token(mark, 'mark', index)];
    return [token(text, literal === undefined ? 'other' : 'literal', index)];
  });
}

function token(text: string, kind: JsonTokenKind, start: number): JsonToken {
  return { text, kind, start };
}
