import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { authPath } from '../../session/auth-path.ts';
import { useAuth } from '../../session/use-auth.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField, type EmailState } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useProblemText } from './use-problem-text.ts';

export const SIGN_IN_EMAIL_ID = 'sign-in-email';

type SignInFormProps = { labelledBy: string; emailState: EmailState; next: string | undefined };

/** Once signed in, the page redirects by itself (use-auth-redirect.ts). */
export function SignInForm({ labelledBy, emailState, next }: SignInFormProps) {
  const { t } = useTranslation(['auth', 'session']);
  const { code: language } = useLanguage();
  const { signIn } = useAuth();
  const problemText = useProblemText();
  const form = useAuthForm({
    names: ['email', 'password'],
    busyText: t('signingIn'),
    async send({ email, password }) {
      const result = await signIn(email.trim(), password);
      if (result.outcome === 'signedIn') notify('success', t('session:signedIn'));
      return { error: result.outcome === 'failed' ? result.error : null };
    },
    onDone: () => undefined,
  });
  return (
    <AuthForm
      id="sign-in"
      labelledBy={labelledBy}
      form={form}
      label={t('signIn')}
      busyLabel={t('signingIn')}
      aside={
        <Link to={authPath(language, { view: 'forgot', next })} className={buttonLook({ tone: 'text' })}>
          {t('forgotLink')}
        </Link>
      }
    >
      <EmailField id={SIGN_IN_EMAIL_ID} emailState={emailState} problems={form.problems} isReadOnly={form.isBusy} />
      <PasswordField
        id="sign-in-password"
        name="password"
        problem={problemText(form.problems.password)}
        isReadOnly={form.isBusy}
      />
      {form.failure?.code === 'email_not_confirmed' && (
        <Link to={authPath(language, { view: 'check-mail', next })} className={buttonLook({ tone: 'quiet' })}>
          {t('mailAgain')}
        </Link>
      )}
    </AuthForm>
  );
}
