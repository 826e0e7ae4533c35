import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { authPath } from '../../session/auth-path.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField, type EmailState } from './email-field.tsx';
import { sendRecovery } from './send-auth-mail.ts';
import { useAuthForm } from './use-auth-form.ts';

type ForgotFormProps = { labelledBy: string; emailState: EmailState };

export function ForgotForm({ labelledBy, emailState }: ForgotFormProps) {
  const { t } = useTranslation('auth');
  const { code: language } = useLanguage();
  const navigate = useNavigate();
  const form = useAuthForm({
    names: ['email'],
    busyText: t('forgot.sending'),
    send: ({ email }) => sendRecovery(email.trim(), language),
    onDone: () => navigate(authPath(language, { view: 'check-mail', mail: 'recovery' })),
  });
  return (
    <AuthForm id="forgot" labelledBy={labelledBy} form={form} label={t('forgot.send')} busyLabel={t('forgot.sending')}>
      <EmailField id="forgot-email" emailState={emailState} problems={form.problems} isReadOnly={form.isBusy} />
    </AuthForm>
  );
}
