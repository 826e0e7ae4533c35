import type { Ref } from 'react';

type InputFieldProps = {
  id: string;
  label: string;
  placeholder: string;
  text: string;
  /** Code has the direction of Latin script in every language, and a monospace font. */
  isCode: boolean;
  /** Ids of what describes the field. */
  describedBy: string;
  isInvalid: boolean;
  height: 'min-h-56' | 'min-h-20';
  fieldRef: Ref<HTMLTextAreaElement>;
  onChange(text: string): void;
  onPrepare(): void;
};

export function InputField(props: InputFieldProps) {
  const { id, label, placeholder, text, isCode, describedBy, isInvalid, height, fieldRef } = props;
  return (
    <div className="flex grow flex-col gap-2 pt-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        ref={fieldRef}
        id={id}
        dir={isCode ? 'ltr' : 'auto'}
        spellCheck={isCode ? false : undefined}
        autoCapitalize={isCode ? 'off' : undefined}
        value={text}
        placeholder={placeholder}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onFocus={props.onPrepare}
        className={`block w-full grow resize-y field-sizing-content rounded-t-control border border-edge bg-card px-4 py-3 text-ink placeholder:text-ink-3 aria-invalid:border-danger ${height} ${isCode ? 'font-mono text-sm' : ''}`}
      />
    </div>
  );
}
