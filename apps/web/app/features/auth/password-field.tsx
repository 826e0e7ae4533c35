import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

type PasswordFieldProps = {
  id: string;
  /** A new password is told its rule before anything is sent. */
  name: 'password' | 'newPassword';
  problem: string | undefined;
  isReadOnly: boolean;
};

export function PasswordField({ id, name, problem, isReadOnly }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  const isNew = name === 'newPassword';
  return (
    <TextField
      id={id}
      name={name}
      label={t(`field.${name}`)}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      readOnly={isReadOnly}
      hint={isNew ? t('passwordRule', { least: PASSWORD_LENGTH.least }) : undefined}
      problem={problem}
      end={useIsHydrated() && <ShowButton controls={id} isShown={isShown} onPress={() => setIsShown(!isShown)} />}
    />
  );
}

type ShowButtonProps = { controls: string; isShown: boolean; onPress(): void };

function ShowButton({ controls, isShown, onPress }: ShowButtonProps) {
  const { t } = useTranslation('auth');
  return (
    <button
      type="button"
      aria-controls={controls}
      aria-label={isShown ? t('passwordHide') : t('passwordShow')}
      onClick={onPress}
      className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-control text-ink-2 hover:text-ink"
    >
      <Icon name={isShown ? 'eyeOff' : 'eye'} />
    </button>
  );
}
