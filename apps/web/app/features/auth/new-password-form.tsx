import { useTranslation } from '../../i18n/use-translation.ts';
import { authClient } from '../../lib/auth-client.ts';
import { notify } from '../../lib/notify.ts';
import { AuthForm } from './auth-form.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useProblemText } from './use-problem-text.ts';

type NewPasswordFormProps = {
  labelledBy: string;
  /** Of the account, so that a password manager knows whose password this is. */
  email: string;
  onSaved(): void;
};

export function NewPasswordForm({ labelledBy, email, onSaved }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  const form = useAuthForm({
    names: ['newPassword'],
    busyText: t('newPassword.saving'),
    async send({ newPassword }) {
      const { auth } = await authClient();
      return auth.updateUser({ password: newPassword });
    },
    onDone() {
      notify('success', t('newPassword.saved'));
      onSaved();
    },
  });
  return (
    <AuthForm
      id="new-password"
      labelledBy={labelledBy}
      form={form}
      label={t('newPassword.save')}
      busyLabel={t('newPassword.saving')}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="new-password-field"
        name="newPassword"
        problem={problemText(form.problems.newPassword) ?? form.passwordProblem}
        isReadOnly={form.isBusy}
      />
    </AuthForm>
  );
}
