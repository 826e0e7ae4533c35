import { type ComponentProps, useState } from 'react';
import { Icon } from './icon.tsx';
import { TextField } from './text-field.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'dir'> & {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
};

/** A password field with a button that reveals the text. */
export function PasswordField({ id, showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <TextField
      {...field}
      id={id}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      dir="ltr"
      end={
        isHydrated && (
          <button
            type="button"
            aria-controls={id}
            aria-label={isShown ? hideLabel : showLabel}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-control text-ink-2 hover:text-ink"
          >
            <Icon name="eye" />
            {isShown && <span aria-hidden="true" className="absolute h-[1.6px] w-6 rotate-45 bg-current" />}
          </button>
        )
      }
    />
  );
}
