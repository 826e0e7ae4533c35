import { useId } from 'react';
import { FIELD_LOOK } from '../../../ui/field-look.ts';

const MAX_ROWS = 6;
const LINE_CHARACTERS = 50;

type SentTextProps = { label: string; text: string };

/** A text that would be sent, in full: a field, so that it can be scrolled with the keyboard. */
export function SentText({ label, text }: SentTextProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        readOnly
        rows={Math.min(MAX_ROWS, rowsOf(text))}
        value={text}
        className={`${FIELD_LOOK} bg-sunk text-sm`}
      />
    </div>
  );
}

/** About as many rows as the text takes. */
function rowsOf(text: string): number {
  return text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE_CHARACTERS)), 0);
}
