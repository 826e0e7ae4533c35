import type { ComponentProps, ReactNode } from 'react';
import { FIELD_LOOK } from './field-look.ts';
import { MarginNote } from './margin-note.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  id: string;
  label: string;
  /** Next to the label, e.g. "optional". */
  aside?: string | undefined;
  /** Said before anything is wrong. */
  hint?: string | undefined;
  /** What is wrong with the field, said at the field. */
  problem?: string | undefined;
  /** Overlaps the end of the field, e.g. the button that reveals a password; the field leaves room for it. */
  end?: ReactNode;
};

/** One line to fill in, with its label, its hint and its problem. */
export function TextField({
  id,
  label,
  aside,
  hint,
  problem,
  end,
  dir,
  type = 'text',
  className = '',
  ...input
}: TextFieldProps) {
  const hintId = `${id}-hint`;
  const noteId = `${id}-note`;
  const described = [problem && noteId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
        {aside && <span className="font-normal text-ink-2"> ({aside})</span>}
      </label>
      <div dir={dir === 'ltr' ? dir : undefined} className="relative">
        <input
          id={id}
          type={type}
          dir={dir}
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          className={`${FIELD_LOOK} ${end ? 'pe-14' : ''} ${className}`}
          {...input}
        />
        {end}
      </div>
      {problem && <MarginNote id={noteId} tone="danger" text={problem} />}
      {hint && (
        <p id={hintId} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
