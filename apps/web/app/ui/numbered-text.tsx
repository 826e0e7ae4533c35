import { MarkedText } from './marked-text.tsx';

type NumberedTextProps = { text: string };

/** A text to read, line by line on ruled paper; empty lines only part it and have no number. */
export function NumberedText({ text }: NumberedTextProps) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <ol className="grid">
      {lines.map((line, index) => (
        <li key={line} dir="auto" className="flex gap-4 border-b border-line py-2 leading-normal">
          <span aria-hidden="true" className="w-6 shrink-0 ps-2 pt-0.5 font-mono text-xs text-ink-3 tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 wrap-break-word">
            <MarkedText text={line} />
          </span>
        </li>
      ))}
    </ol>
  );
}
