import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Inline, Line } from './block.ts';
import { lineDirection } from './line-direction.ts';

type InlineTextProps = { line: Line };

/** Code up to this length ("--ar 16:9") does not wrap. */
const MAX_WHOLE = 20;
/** A block, since Chromium does not break a line between a Japanese comma and an inline code. */
const WHOLE = 'inline-block text-nowrap';

const LOOK = 'underline decoration-1 underline-offset-4 hover:decoration-2';

/** A line with its links and marks; a link to another site opens in a new tab. */
export function InlineText({ line }: InlineTextProps) {
  // Spread: the parts of a compiled text never change their places, so they need no keys.
  return createElement(Fragment, null, ...line.map(showInline));
}

function showInline(part: Inline): ReactNode {
  if (typeof part === 'string') return part;
  if ('code' in part)
    return (
      <code
        dir={lineDirection(part.code) ?? 'ltr'}
        className={`bg-sunk px-1 font-mono text-[0.9em] ${part.code.length > MAX_WHOLE ? 'wrap-anywhere' : WHOLE}`}
      >
        {part.code}
      </code>
    );
  if (part.to.startsWith('/'))
    return (
      <Link to={part.to} className={LOOK}>
        {part.text}
      </Link>
    );
  return (
    <a href={part.to} target="_blank" rel="noopener" className={LOOK}>
      {part.text}
    </a>
  );
}
