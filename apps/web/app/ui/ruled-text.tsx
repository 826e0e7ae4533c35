import type { Ref } from 'react';
import { MarkedText } from './marked-text.tsx';

// The field and the paper under it set the same text in the same place: whatever changes where a line breaks is here, for both.
const SAME_PLACE = 'col-start-1 row-start-1';
const TEXT_FLOW =
  'ps-11 pe-1 font-sans text-base leading-[1.9] whitespace-pre-wrap wrap-break-word [unicode-bidi:plaintext]';
const NUMBER =
  '[counter-increment:line] before:absolute before:start-2 before:text-xs before:leading-[2.5] before:font-mono before:text-ink-3 before:content-[counter(line)]';
const RULE = 'shadow-[0_1px_0_var(--color-line)]';

type RuledTextProps = { text: string; label: string; isDimmed: boolean; fieldRef: Ref<HTMLTextAreaElement> };

/**
 * A text on ruled paper with line numbers, that can be selected and copied but not changed.
 * It is a real field, so that it is one text for the clipboard and for assistive technology; the paper is drawn under it.
 */
export function RuledText({ text, label, isDimmed, fieldRef }: RuledTextProps) {
  return (
    <div
      dir="auto"
      className={`relative grid grid-cols-1 transition-opacity duration-[240ms] starting:opacity-0 ${isDimmed ? 'opacity-60' : ''}`}
    >
      <div aria-hidden="true" className={`${SAME_PLACE} grid grid-cols-1 content-start text-transparent select-none`}>
        {numberedLines(text).map(({ place, line }) => (
          <RuledLine key={place} line={line} />
        ))}
      </div>
      <textarea
        ref={fieldRef}
        readOnly
        dir="auto"
        rows={1}
        aria-label={label}
        value={text}
        className={`${SAME_PLACE} ${TEXT_FLOW} relative size-full resize-none overflow-hidden bg-transparent text-ink`}
      />
    </div>
  );
}

function numberedLines(text: string): { place: number; line: string }[] {
  return text.split('\n').map((line, place) => ({ place, line }));
}

type RuledLineProps = { line: string };

function RuledLine({ line }: RuledLineProps) {
  return (
    <div className={`${TEXT_FLOW} min-h-lh ${line.trim() === '' ? '' : `${NUMBER} ${RULE}`}`}>
      <MarkedText text={line} />
    </div>
  );
}
