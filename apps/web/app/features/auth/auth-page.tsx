import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { authPath } from '../../session/auth-path.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { AccountReasons } from './account-reasons.tsx';
import { AuthView } from './auth-view.tsx';
import type { EmailState } from './email-field.tsx';
import { SIGN_IN_EMAIL_ID } from './sign-in-form.tsx';
import { useAuthRedirect } from './use-auth-redirect.ts';
import { type AuthPlace, useAuthView } from './use-auth-view.ts';

/** The title of each view and what it is for. */
const VIEW_WORDS = {
  tabs: { title: 'title', lede: 'lede' },
  forgot: { title: 'forgot.title', lede: 'forgot.lede' },
  'new-password': { title: 'newPassword.title', lede: 'newPassword.lede' },
  'choose-password': { title: 'choosePassword.title', lede: 'choosePassword.lede' },
  'second-factor': { title: 'secondFactor.title', lede: 'secondFactor.lede' },
  confirmed: { title: 'confirmed.title', lede: 'confirmed.lede' },
  'link-problem': { title: 'linkProblem.title', lede: 'linkProblem.lede' },
} as const;

const CHECK_MAIL_LEDES = { 'sign-up': 'checkMail.signUp', recovery: 'checkMail.recovery' } as const;

const TITLE_ID = 'auth-title';

/** Signing in, signing up, and everything on the way. */
export function AuthPage() {
  const { t } = useTranslation('auth');
  const { code } = useLanguage();
  const place = useAuthView();
  const { isFactorNeeded } = useAuthRedirect(place);
  const emailState = useEmailState(SIGN_IN_EMAIL_ID);
  const titleRef = useFocusOnChange(place.view);
  useShownView();
  const { title, lede } = viewWords(isFactorNeeded ? { view: 'second-factor', mail: place.mail } : place);
  const isUnderWay = isFactorNeeded || place.view === 'second-factor' || place.view === 'new-password';
  const isBegin = place.view === undefined || place.view === 'sign-up';
  return (
    // Sheet and page fill the window: services that come late below the form move nothing that is seen.
    <div className="shown-late mx-auto grid min-h-dvh max-w-page content-start items-start gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
      <section className="sheet-corner @container grid content-start gap-6 border max-lg:min-h-[calc(100dvh-7rem)] border-line border-s-6 border-s-primary bg-card p-5 md:p-8">
        <header className="grid gap-3 pe-6">
          <h1 id={TITLE_ID} ref={titleRef} tabIndex={-1} className="text-2xl md:text-3xl">
            {t(title)}
          </h1>
          <p className="max-w-measure text-ink-2">{t(lede)}</p>
        </header>
        <AuthView
          key={place.view}
          titleId={TITLE_ID}
          place={place}
          emailState={emailState}
          isFactorNeeded={isFactorNeeded}
        />
        {!isBegin && place.view !== 'link-problem' && place.view !== 'second-factor' && (
          <Link
            to={authPath(code, { next: place.next })}
            className={buttonLook({ tone: 'text', className: '-ms-2 justify-self-start' })}
          >
            {t('backToSignIn')}
          </Link>
        )}
      </section>
      {/* Next to the form they fill empty space; below it they would only delay a person who is half signed in. */}
      <div className={isUnderWay ? 'max-lg:hidden' : 'contents'}>
        <AccountReasons />
      </div>
    </div>
  );
}

/** Another view is like another page: it begins at its heading. */
function useFocusOnChange(view: string | undefined) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    titleRef.current?.focus();
  }, [view]);
  return titleRef;
}

/** The built page has the tabs, which the head's script hides where the address asks for something else. */
function useShownView(): void {
  const isHydrated = useIsHydrated();
  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-view');
  }, [isHydrated]);
}

/** @param earlyId of the field that the built page has: what was typed there before the app started is taken over */
function useEmailState(earlyId: string): EmailState {
  const [email, setEmail] = useState('');
  useLayoutEffect(() => {
    const early = document.getElementById(earlyId);
    if (early instanceof HTMLInputElement && early.value !== '') setEmail(early.value);
  }, [earlyId]);
  return { email, setEmail };
}

function viewWords({ view, mail }: Pick<AuthPlace, 'view' | 'mail'>) {
  if (view === 'check-mail') return { title: 'checkMail.title', lede: CHECK_MAIL_LEDES[mail] } as const;
  return VIEW_WORDS[view === undefined || view === 'sign-up' ? 'tabs' : view];
}
