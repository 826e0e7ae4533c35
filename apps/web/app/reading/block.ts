/** A run of text within a line: plain, code, or a link; `to` is a path of ours or a whole address. */
export type Inline = string | { code: string } | { to: string; text: string };
export type Line = readonly Inline[];

/** A part of a long text, as the build compiles it from Markdown. */
export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'heading'; level: 2 | 3; id: string; line: Line }
  | { kind: 'list'; isOrdered: boolean; items: readonly Line[] }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  /** Something to copy, as a prompt; otherwise code or JSON to read. */
  | { kind: 'sample'; isPrompt: boolean; text: string }
  | { kind: 'faq'; entries: readonly Question[] };

export type Question = { question: string; answer: readonly Line[] };

/** The words of a line without its links and marks. */
export function plainText(line: Line): string {
  return line.map((part) => (typeof part === 'string' ? part : 'code' in part ? part.code : part.text)).join('');
}
