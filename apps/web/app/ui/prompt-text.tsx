import type { ClipboardEvent, Ref } from 'react';
import { MarkedText } from './marked-text.tsx';
import { type ProseLine, proseLines } from './prose-lines.ts';

/** Text lines find their own direction; lists and labels run with the whole, so that they align. */
const LINE_LOOK: Readonly<Record<ProseLine['kind'], string>> = {
  blank: 'h-[0.75lh]',
  heading: 'font-semibold',
  tag: 'font-mono text-sm text-ink-2',
  item: 'ps-6 py-0.5',
  text: '[unicode-bidi:plaintext]',
};

type PromptTextProps = {
  text: string;
  label: string;
  isDimmed: boolean;
  /** What is seen, to be selected where copying is not allowed. */
  proseRef: Ref<HTMLDivElement>;
};

/**
 * A prompt that can be read, selected and copied but not changed. For assistive technology it is a real field over the
 * whole, one text; what is seen is the same text set as prose, character by character, so that a selected part is
 * copied verbatim.
 */
export function PromptText({ text, label, isDimmed, proseRef }: PromptTextProps) {
  return (
    <div
      className={`relative rounded-control transition-opacity duration-[240ms] has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus starting:opacity-0 ${isDimmed ? 'opacity-60' : ''}`}
    >
      <div
        ref={proseRef}
        dir="auto"
        aria-hidden="true"
        onCopy={copyAsItStands}
        className="max-w-measure leading-[1.65] whitespace-pre-wrap wrap-anywhere"
      >
        {placed(proseLines(text)).map(({ place, line, end }) => (
          <div key={place} className={LINE_LOOK[line.kind]}>
            <Line line={line} />
            {end}
          </div>
        ))}
      </div>
      <textarea
        readOnly
        dir="auto"
        aria-label={label}
        value={text}
        className="pointer-events-none absolute inset-0 size-full resize-none overflow-hidden opacity-0"
      />
    </div>
  );
}

/** With the line break that ends it in the text. */
function placed(lines: readonly ProseLine[]): { place: number; line: ProseLine; end: string }[] {
  return lines.map((line, place) => ({ place, line, end: place === lines.length - 1 ? '' : '\n' }));
}

function Line({ line: { kind, text, lead } }: { line: ProseLine }) {
  const first = text.slice(0, lead);
  const rest = <MarkedText text={text.slice(lead)} />;
  if (lead === 0) return <MarkedText text={text} />;
  if (kind === 'item')
    return (
      <>
        <span className="-ms-6 inline-block w-6 text-ink-3 tabular-nums">{first}</span>
        {rest}
      </>
    );
  return (
    <>
      <span className={kind === 'heading' ? 'font-normal text-ink-3' : 'font-semibold'}>{first}</span>
      {rest}
    </>
  );
}

/** The browser would copy what is set, with its own line breaks. */
function copyAsItStands(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', selection.getRangeAt(0).toString());
}
