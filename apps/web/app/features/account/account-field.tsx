import { useId } from 'react';
import { MarginNote } from '../../ui/margin-note.tsx';
import { FIELD_LOOK } from './field-look.ts';

type AccountFieldProps = {
  /** Also its name, by which password managers know it. */
  id: string;
  label: string;
  /** Stands below the label before anything goes wrong. */
  hint?: string | undefined;
  value: string;
  onChange(value: string): void;
  problem: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: 'name' | 'email' | 'tel' | 'off';
  /** For a code that somebody reads off a device. */
  isDigits?: boolean;
};

/** A line to fill in, with its rule and its problem beside it. */
export function AccountField({ id, label, hint, value, onChange, problem, ...kind }: AccountFieldProps) {
  const { type = 'text', autoComplete = 'off', isDigits = false } = kind;
  const hintId = useId();
  const problemId = useId();
  const describedBy = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  return (
    <div className="grid w-full content-start gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <input
        id={id}
        name={id}
        type={type}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete={isDigits ? 'one-time-code' : autoComplete}
        inputMode={isDigits ? 'numeric' : undefined}
        dir={type === 'text' && !isDigits ? 'auto' : 'ltr'}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy || undefined}
        className={`${FIELD_LOOK} ${isDigits ? 'max-w-[10rem] font-mono tracking-normal' : ''}`}
      />
      {problem && <MarginNote id={problemId} tone="danger" text={problem} />}
    </div>
  );
}
