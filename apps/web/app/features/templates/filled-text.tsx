import type { Ref } from 'react';
import type { FilledPart } from './fill-template.ts';

type FilledTextProps = { parts: readonly FilledPart[]; textRef: Ref<HTMLPreElement> };

const MARKS = { open: 'bg-lamp/40 text-inherit', filled: 'bg-text-tint font-medium text-text-hue' } as const;

/** A prompt with what was typed marked in one way, and what is still open in another. */
export function FilledText({ parts, textRef }: FilledTextProps) {
  return (
    <pre ref={textRef} dir="auto" className="font-sans text-sm leading-[1.75] whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ text, kind, start }) =>
        kind === 'plain' ? (
          text
        ) : (
          <mark key={start} className={`rounded-[2px] ${MARKS[kind]}`}>
            {text}
          </mark>
        ),
      )}
    </pre>
  );
}
