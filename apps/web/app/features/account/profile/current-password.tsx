import { useTranslation } from '../../../i18n/use-translation.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useAccount } from '../account-context.ts';

type CurrentPasswordProps = {
  id: string;
  value: string;
  onChange(value: string): void;
  isMissing: boolean;
};

/** The current password, as proof that the account's owner is at this device. */
export function CurrentPassword({ id, value, onChange, isMissing }: CurrentPasswordProps) {
  const { t } = useTranslation('account');
  const { user } = useAccount();
  return (
    <>
      {/* For password managers, which keep a password together with a name. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        id={id}
        name={id}
        label={t('currentPassword')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        problem={isMissing ? t('currentPasswordMissing') : undefined}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
    </>
  );
}
