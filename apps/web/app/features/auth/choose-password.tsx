import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { authClient } from '../../lib/auth-client.ts';
import { notify } from '../../lib/notify.ts';
import { takeSignInReturn } from '../../lib/sign-in-return.ts';
import { authPath } from '../../session/auth-path.ts';
import { type LinkToken, readLinkToken } from '../../session/link-token.ts';
import type { SignInOutcome } from '../../session/sign-in-outcome.ts';
import { useAuth } from '../../session/use-auth.ts';
import { pathOf } from '../../site-paths.ts';
import { AuthForm } from './auth-form.tsx';
import { LinkProblem } from './link-problem.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useProblemText } from './use-problem-text.ts';

type ChoosePasswordProps = { labelledBy: string };

/** Where a mailed link leads in a browser that has not asked for it. The link is used up when the form is sent. */
export function ChoosePassword({ labelledBy }: ChoosePasswordProps) {
  const [token] = useState(() => readLinkToken(location.hash));
  return token ? <ChoosePasswordForm labelledBy={labelledBy} token={token} /> : <LinkProblem reason="otp_expired" />;
}

type ChoosePasswordFormProps = { labelledBy: string; token: LinkToken };

function ChoosePasswordForm({ labelledBy, token }: ChoosePasswordFormProps) {
  const { t } = useTranslation('auth');
  const { code: language } = useLanguage();
  const { redeemLink } = useAuth();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const opened = useRef<SignInOutcome['outcome']>(undefined);
  const form = useAuthForm({
    names: ['newPassword'],
    busyText: t('newPassword.saving'),
    async send({ newPassword }) {
      if (opened.current === undefined) {
        const result = await redeemLink(token);
        if (result.outcome === 'failed') return { error: result.error };
        opened.current = result.outcome;
      }
      if (opened.current === 'secondFactorNeeded') return { error: null };
      const { auth } = await authClient();
      return auth.updateUser({ password: newPassword });
    },
    onDone() {
      // The view for a new password asks for the second factor first.
      if (opened.current === 'secondFactorNeeded')
        return navigate(authPath(language, { view: 'new-password' }), { replace: true });
      notify('success', t('newPassword.saved'));
      return navigate(takeSignInReturn() ?? pathOf('home', language), { replace: true });
    },
  });
  return (
    <AuthForm
      id="choose-password"
      labelledBy={labelledBy}
      form={form}
      label={t('newPassword.save')}
      busyLabel={t('newPassword.saving')}
    >
      <PasswordField
        id="choose-password-field"
        name="newPassword"
        problem={problemText(form.problems.newPassword)}
        isReadOnly={form.isBusy}
      />
    </AuthForm>
  );
}
