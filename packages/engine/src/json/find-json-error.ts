/** The position where a text stops being JSON; both 1-based. */
export type JsonPosition = { line: number; column: number };

const TOKEN =
  /[ \t\r\n]*(?:("(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|[^"\\\p{Cc}]|[\u007f-\u009f])*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/uy;

/** What may come next: `value`, a `key`, the `colon` after it, or what is `after` a value. */
type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'after';

/**
 * The position of the first error. Found here and not by `JSON.parse`, whose messages differ between machines.
 * @returns null if the text is valid JSON
 */
export function findJsonError(text: string): JsonPosition | null {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  while (true) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const start = at + (/^[ \t\r\n]*/.exec(text.slice(at, at + MAX_GAP))?.[0].length ?? 0);
    if (match === null) {
      const isDone = expected === 'after' && open.length === 0 && text.slice(at).trim() === '';
      return isDone ? null : positionOf(text, Math.min(start, text.length));
    }
    const next = step({ string: match[1], literal: match[2], mark: match[3] }, expected, open);
    if (next === null) return positionOf(text, start);
    expected = next;
    at = TOKEN.lastIndex;
  }
}

/** Whitespace between two tokens, skipped in order to point at the wrong one. */
const MAX_GAP = 4000;

type Token = { string: string | undefined; literal: string | undefined; mark: string | undefined };

function step({ string, literal, mark }: Token, expected: Expected, open: string[]): Expected | null {
  if (expected === 'after') return stepAfter(mark, open);
  if (expected === 'colon') return mark === ':' ? 'value' : null;
  if (expected === 'key' || expected === 'first-key') {
    if (string !== undefined) return 'colon';
    return expected === 'first-key' && mark === '}' ? close(open) : null;
  }
  if (string !== undefined || literal !== undefined) return 'after';
  if (mark === '{' || mark === '[') {
    open.push(mark);
    return mark === '{' ? 'first-key' : 'first-value';
  }
  return expected === 'first-value' && mark === ']' ? close(open) : null;
}

function stepAfter(mark: string | undefined, open: string[]): Expected | null {
  const around = open.at(-1);
  if (mark === ',' && around !== undefined) return around === '{' ? 'key' : 'value';
  if ((mark === '}' && around === '{') || (mark === ']' && around === '[')) return close(open);
  return null;
}

function close(open: string[]): Expected {
  open.pop();
  return 'after';
}

function positionOf(text: string, offset: number): JsonPosition {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
