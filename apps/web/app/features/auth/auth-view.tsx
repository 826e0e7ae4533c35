import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { useAuth } from '../../session/use-auth.ts';
import { pathOf } from '../../site-paths.ts';
import { AuthTabs } from './auth-tabs.tsx';
import { CheckMail } from './check-mail.tsx';
import { ChoosePassword } from './choose-password.tsx';
import type { EmailState } from './email-field.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LinkProblem } from './link-problem.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { AuthPlace } from './use-auth-view.ts';

type AuthViewProps = {
  /** Id of the page's heading. */
  titleId: string;
  place: AuthPlace;
  emailState: EmailState;
  isFactorNeeded: boolean;
};

/** What the address asks for. */
export function AuthView({ titleId, place, emailState, isFactorNeeded }: AuthViewProps) {
  const { t } = useTranslation(['auth', 'session']);
  const { code } = useLanguage();
  const { user } = useAuth();
  const navigate = useNavigate();
  const { view, next, mail, reason } = place;
  const shared = { labelledBy: titleId, emailState };
  switch (view) {
    case 'forgot':
      return <ForgotForm {...shared} />;
    case 'check-mail':
      return <CheckMail {...shared} mail={mail} />;
    case 'confirmed':
      return <SignInForm {...shared} next={next} />;
    case 'link-problem':
      return <LinkProblem reason={reason} />;
    case 'choose-password':
      return <ChoosePassword labelledBy={titleId} />;
    case 'second-factor':
    case 'new-password':
      if (!user) return <p className="text-ink-2">{t('secondFactor.loading')}</p>;
      if (view === 'second-factor' || isFactorNeeded)
        return (
          <SecondFactor
            labelledBy={titleId}
            user={user}
            onDone={() => view === 'second-factor' && notify('success', t('session:signedIn'))}
          />
        );
      return (
        <NewPasswordForm
          labelledBy={titleId}
          email={user.email ?? ''}
          onSaved={() => navigate(next ?? pathOf('home', code), { replace: true })}
        />
      );
    default:
      return <AuthTabs begin={view ?? 'sign-in'} emailState={emailState} next={next} />;
  }
}
