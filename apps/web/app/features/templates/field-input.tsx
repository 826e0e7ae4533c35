import type { KeyboardEvent } from 'react';
import type { FieldType } from './template.ts';

const LOOK = 'w-full min-w-0 rounded-control border border-edge bg-card px-3 text-base text-ink';

type FieldInputProps = { id: string; type: FieldType; value: string; onFill(text: string): void };

/** The control for what a field takes. */
export function FieldInput({ id, type, value, onFill }: FieldInputProps) {
  const shared = { id, autoComplete: 'off', value, onKeyUp: showWhole };
  // An empty field with "auto" is one from left to right, also in Arabic.
  const dir = value === '' ? undefined : 'auto';
  switch (type) {
    case 'long':
      return (
        <textarea
          {...shared}
          dir={dir}
          rows={4}
          onChange={({ currentTarget }) => onFill(currentTarget.value)}
          className={`${LOOK} resize-y py-2`}
        />
      );
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          min={0}
          step="any"
          onChange={({ currentTarget }) => onFill(currentTarget.value)}
          className={`${LOOK} min-h-11 max-w-40`}
        />
      );
    default:
      return (
        <input
          {...shared}
          dir={type === 'text' ? dir : undefined}
          type={type}
          onChange={({ currentTarget }) => onFill(currentTarget.value)}
          className={`${LOOK} min-h-11 ${type === 'date' ? 'max-w-56' : ''}`}
        />
      );
  }
}

/** Of a field that the Tab key leads to, browsers bring only the line of the caret into view. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}
