import { memo, type Ref } from 'react';
import { type JsonTokenKind, jsonTokens } from './json-tokens.ts';

// The field and the colored copy under it set the same text in the same place: whatever changes where a line breaks is
// here, for both.
const SAME_PLACE = 'col-start-1 row-start-1';
const TEXT_FLOW = 'pe-1 font-mono text-sm leading-[1.75] whitespace-pre-wrap wrap-anywhere';
const NUMBERED_FLOW = `${TEXT_FLOW} ps-11`;
const NUMBER =
  '[counter-increment:line] before:absolute before:start-0 before:w-8 before:text-end before:text-xs before:leading-[2.02] before:content-[counter(line)]';
const COLOR: Readonly<Record<JsonTokenKind, string>> = {
  key: 'text-json-hue',
  string: 'text-text-hue',
  literal: 'text-art-hue',
  mark: 'text-ink-2',
  other: 'text-ink',
};

type JsonFieldProps = {
  text: string;
  label: string;
  isReadOnly: boolean;
  /** Whether its lines have numbers, by which an error is found while it is edited. */
  isNumbered: boolean;
  /** Is not called while it is read-only. */
  onChange(text: string): void;
  /** The line with the JSON error, from 1, if any. */
  errorLine: number | undefined;
  fieldRef: Ref<HTMLTextAreaElement>;
};

/**
 * JSON with light colors. It is a real field, so that it is one text for the clipboard and for
 * assistive technology; its own letters are clear, and those that are seen are drawn under it.
 */
export function JsonField(props: JsonFieldProps) {
  const { text, label, isReadOnly, isNumbered, onChange, errorLine, fieldRef } = props;
  return (
    <div dir="ltr" className="relative grid grid-cols-1">
      <div aria-hidden="true" className={`${SAME_PLACE} grid grid-cols-1 content-start select-none`}>
        {numberedLines(text).map(({ number, line }) => (
          <JsonLine key={number} line={line} isNumbered={isNumbered} isWrong={number === errorLine} />
        ))}
      </div>
      <textarea
        ref={fieldRef}
        dir="ltr"
        rows={1}
        readOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-label={label}
        aria-invalid={errorLine !== undefined}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${SAME_PLACE} ${isNumbered ? NUMBERED_FLOW : TEXT_FLOW} relative size-full resize-none overflow-hidden bg-transparent text-ink [-webkit-text-fill-color:transparent] selection:[-webkit-text-fill-color:oklch(0.2_0.03_262)] forced-colors:[-webkit-text-fill-color:currentColor]`}
      />
    </div>
  );
}

function numberedLines(text: string): { number: number; line: string }[] {
  return text.split('\n').map((line, place) => ({ number: place + 1, line }));
}

type JsonLineProps = { line: string; isNumbered: boolean; isWrong: boolean };

// Kept, so that a key that is typed draws one line again and not hundreds.
const JsonLine = memo(function JsonLine({ line, isNumbered, isWrong }: JsonLineProps) {
  const flow = isNumbered ? `${NUMBERED_FLOW} ${NUMBER}` : TEXT_FLOW;
  const look = isWrong ? 'bg-danger/10 before:font-semibold before:text-danger' : 'before:text-ink-3';
  return (
    <div className={`${flow} ${look} relative min-h-lh`}>
      {jsonTokens(line).map(({ text, kind, start }) => (
        <span key={start} className={COLOR[kind]}>
          {text}
        </span>
      ))}
    </div>
  );
});
