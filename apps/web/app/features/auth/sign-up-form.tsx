import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { keepSignInReturn } from '../../lib/sign-in-return.ts';
import { authPath } from '../../session/auth-path.ts';
import { useAuth } from '../../session/use-auth.ts';
import { pathOf } from '../../site-paths.ts';
import { TextField } from '../../ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField, type EmailState } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useProblemText } from './use-problem-text.ts';

const LOOK = 'underline underline-offset-4 hover:text-ink';

type SignUpFormProps = { labelledBy: string; emailState: EmailState; next: string | undefined };

export function SignUpForm({ labelledBy, emailState, next }: SignUpFormProps) {
  const { t } = useTranslation(['auth', 'session']);
  const { code: language } = useLanguage();
  const { signUp } = useAuth();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const form = useAuthForm({
    names: ['fullName', 'email', 'newPassword'],
    busyText: t('creatingAccount'),
    async send({ fullName, email, newPassword }) {
      // The mail's link ends at the site's root, in a tab that knows nothing of this one.
      keepSignInReturn(next ?? pathOf('home', language));
      const result = await signUp(email.trim(), newPassword, fullName.trim());
      if (result.outcome === 'failed') return { error: result.error };
      if (result.outcome === 'mailSent') {
        notify('success', t('checkEmail'));
        navigate(authPath(language, { view: 'check-mail', next }));
      } else notify('success', t('session:signedIn'));
      return { error: null };
    },
    onDone: () => undefined,
  });
  return (
    <AuthForm
      id="sign-up"
      labelledBy={labelledBy}
      form={form}
      label={t('signUp')}
      busyLabel={t('creatingAccount')}
      aside={<p className="text-sm text-ink-2">{t('signUpMail')}</p>}
    >
      <TextField
        id="sign-up-name"
        name="fullName"
        label={t('field.fullName')}
        aside={t('optional')}
        autoComplete="name"
        dir="auto"
        readOnly={form.isBusy}
        problem={problemText(form.problems.fullName)}
      />
      <EmailField id="sign-up-email" emailState={emailState} problems={form.problems} isReadOnly={form.isBusy} />
      <PasswordField
        id="sign-up-password"
        name="newPassword"
        problem={problemText(form.problems.newPassword) ?? form.passwordProblem}
        isReadOnly={form.isBusy}
      />
      <Agreement />
    </AuthForm>
  );
}

/** What someone who creates an account agrees to. */
function Agreement() {
  const { t } = useTranslation(['auth', 'shell']);
  const { code } = useLanguage();
  return (
    <p className="text-sm text-ink-2">
      {t('agreement')}{' '}
      <Link to={pathOf('terms', code)} className={LOOK}>
        {t('shell:pageTerms')}
      </Link>
      <span aria-hidden="true"> · </span>
      <Link to={pathOf('privacy', code)} className={LOOK}>
        {t('shell:pagePrivacy')}
      </Link>
    </p>
  );
}
