import { createElement, type ReactNode } from 'react';
import { FaqList } from '../ui/faq-list.tsx';
import type { Hue } from '../ui/hue.ts';
import { type Block, plainText } from './block.ts';
import { InlineText } from './inline-text.tsx';
import { Sample } from './sample.tsx';

type ProseProps = {
  blocks: readonly Block[];
  hue: Hue;
  /** An example is opened in its generator. */
  onTry?: () => void;
};

const COLUMN = 'grid grid-cols-[minmax(0,1fr)] gap-5';

/** A long text, in a column that is easy to read. */
export function Prose({ blocks, hue, onTry }: ProseProps) {
  // Spread: the parts of a compiled text never change their places, so they need no keys.
  const parts = sectionsOf(blocks).map((part, index) =>
    createElement(
      'div',
      { className: index === 0 ? COLUMN : `below-first-screen ${COLUMN}` },
      ...part.map((block) => showBlock(block, { hue, onTry, heading: headingOf(part) })),
    ),
  );
  return createElement('div', { className: `${COLUMN} max-w-measure min-w-0` }, ...parts);
}

/** Each from one heading of the second level to the next. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const isNew = parts.length === 0 || (block.kind === 'heading' && block.level === 2);
    if (isNew) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

function headingOf([first]: readonly Block[]): string {
  return first?.kind === 'heading' ? plainText(first.line) : '';
}

/** `heading`: of the part that the block is in; empty before the first one. */
type Around = { hue: Hue; onTry: (() => void) | undefined; heading: string };

function showBlock(block: Block, { hue, onTry, heading }: Around): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText line={block.line} />
        </p>
      );
    case 'heading':
      return createElement(
        `h${block.level}`,
        { id: block.id, className: block.level === 2 ? 'pt-8 text-xl md:text-2xl' : 'mt-3 text-lg' },
        <InlineText line={block.line} />,
      );
    case 'list': {
      const items = block.items.map((line) => createElement('li', { className: 'ps-1' }, <InlineText line={line} />));
      const look = block.isOrdered ? 'list-decimal' : 'list-disc';
      const props = { className: `grid gap-2 ps-6 marker:text-ink-3 ${look}` };
      return createElement(block.isOrdered ? 'ol' : 'ul', props, ...items);
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} heading={heading} />;
    case 'sample':
      return <Sample example={block} hue={hue} onTry={onTry} />;
    case 'faq':
      return (
        <FaqList
          entries={block.entries.map(({ question, answer }) => ({
            id: question,
            question,
            answer: createElement('div', { className: 'grid gap-3' }, ...answer.map(showAnswer)),
          }))}
        />
      );
  }
}

const showAnswer = (line: Extract<Block, { kind: 'paragraph' }>['line']) => (
  <p>
    <InlineText line={line} />
  </p>
);

type TableProps = Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'> & Pick<Around, 'heading'>;

/** Scrolls in itself where it is wider than the column; then the keyboard has to reach it. */
function Table({ head, rows, heading }: TableProps) {
  // Wrapped code is unreadable, so the table scrolls instead.
  const cell = 'border-b border-line py-2 pe-4 text-start last:pe-0 md:pe-6 align-top [&_code]:wrap-break-word';
  const headCells = head.map((line) =>
    createElement('th', { scope: 'col', className: `${cell} font-semibold` }, <InlineText line={line} />),
  );
  const bodyRows = rows.map((row) =>
    createElement(
      'tr',
      null,
      ...row.map((line) => createElement('td', { className: cell }, <InlineText line={line} />)),
    ),
  );
  const columns = head.map(plainText).join(', ');
  // Two tables of a page may have the same columns.
  const scroller = { tabIndex: 0, 'aria-label': heading === '' ? columns : `${heading}: ${columns}` };
  return (
    <section {...scroller} className="scroll-shades overflow-x-auto">
      <table className="w-full border-collapse text-sm md:text-base">
        <thead>{createElement('tr', null, ...headCells)}</thead>
        {createElement('tbody', null, ...bodyRows)}
      </table>
    </section>
  );
}
