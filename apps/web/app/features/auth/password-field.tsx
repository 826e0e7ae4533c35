import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PasswordField as Field } from '../../ui/password-field.tsx';

type PasswordFieldProps = {
  id: string;
  /** The rule for a new password is shown before it is submitted. */
  name: 'password' | 'newPassword';
  problem: string | undefined;
  isReadOnly: boolean;
};

export function PasswordField({ id, name, problem, isReadOnly }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const isNew = name === 'newPassword';
  return (
    <Field
      id={id}
      name={name}
      label={t(`field.${name}`)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      readOnly={isReadOnly}
      hint={isNew ? t('passwordRule', { least: PASSWORD_LENGTH.least }) : undefined}
      problem={problem}
      showLabel={t('passwordShow')}
      hideLabel={t('passwordHide')}
    />
  );
}
