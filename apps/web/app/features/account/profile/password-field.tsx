import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { FIELD_LOOK } from '../field-look.ts';

type PasswordFieldProps = {
  id: string;
  label: string;
  /** The rule, where there is one. */
  hint: string | undefined;
  value: string;
  onChange(value: string): void;
  problem: string | undefined;
  autoComplete: 'current-password' | 'new-password';
};

/** A password, which can be shown to whoever types it. */
export function PasswordField({ id, label, hint, value, onChange, problem, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isShown, setIsShown] = useState(false);
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
      <div className="flex gap-2">
        <input
          id={id}
          name={id}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy || undefined}
          className={`${FIELD_LOOK} min-w-0 flex-1`}
        />
        <Button tone="quiet" aria-pressed={isShown} aria-controls={id} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </Button>
      </div>
      {problem && <MarginNote id={problemId} tone="danger" text={problem} />}
    </div>
  );
}
