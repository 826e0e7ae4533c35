/** A run of text within a line: plain, code, or a link; `to` is a path of ours or a whole address. */
export type Inline = string | { code: string } | { to: string; text: string };
export type Line = readonly Inline[];

/** A part of a long text, as the build compiles it from Markdown. */
export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'heading'; level: 2 | 3; id: string; line: Line }
  | { kind: 'list'; isOrdered: boolean; items: readonly Line[] }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  | Example
  | { kind: 'faq'; entries: readonly Question[] };

export type Example = {
  kind: 'sample';
  /** Something to copy, as a prompt; otherwise code or JSON to read. */
  isPrompt: boolean;
  text: string;
  /** The generator to try it in; unset where it is part of a prompt. */
  tool?: Tool | undefined;
  /** What the generator is handed where that is not the text itself. */
  idea?: string | undefined;
};
/** A generator, as the texts call it. */
export const TOOLS = ['text', 'art', 'json', 'video'] as const;
export type Tool = (typeof TOOLS)[number];

export type Question = { question: string; answer: readonly Line[] };

/** The words of a line without its links and marks. */
export function plainText(line: Line): string {
  return line.map((part) => (typeof part === 'string' ? part : 'code' in part ? part.code : part.text)).join('');
}

/** The parts of a long text, by their headings of the second level. */
export function partsOf(blocks: readonly Block[]): { id: string; title: string }[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.line) }] : [],
  );
}
