import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { authPath } from '../../session/auth-path.ts';
import { useAuth } from '../../session/use-auth.ts';
import { pathOf } from '../../site-paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountContext } from './account-context.ts';
import { AccountSections } from './account-sections.tsx';
import { FailedQuery } from './failed-query.tsx';
import { StepUpProvider } from './step-up/step-up-provider.tsx';
import { usePerson } from './use-person.ts';

type SignedInAccountProps = { userId: string; onDeleted(): void };

/** The page of the signed-in person; visitors are redirected to the sign-in. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { user, isLoading, isLeaving } = useAuth();
  const isDeleted = useRef(false);
  const isStranger = !isLoading && user === null;

  const leadOn = useEffectEvent(() => {
    const wantedToGo = isLeaving || isDeleted.current;
    navigate(wantedToGo ? pathOf('home', code) : authPath(code, { next: pathname }), { replace: true });
  });
  useEffect(() => {
    if (isStranger) leadOn();
  }, [isStranger]);

  function markDeleted(): void {
    isDeleted.current = true;
  }

  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')} />
      {user ? <SignedInAccount key={user.id} userId={user.id} onDeleted={markDeleted} /> : <AccountPending />}
    </div>
  );
}

/** The account of a person who is signed in, once the server has confirmed the session. */
function SignedInAccount({ userId, onDeleted }: SignedInAccountProps) {
  const { account, failed, again } = usePerson(userId, onDeleted);
  if (account)
    return (
      <AccountContext value={account}>
        <StepUpProvider>
          <AccountSections />
        </StepUpProvider>
      </AccountContext>
    );
  return failed ? <FailedQuery query={failed} onAgain={again} /> : <AccountPending />;
}

/** Shown before the session is known. */
function AccountPending() {
  const { t } = useTranslation('account');
  return (
    <>
      <p role="status" className="flex min-h-[60vh] items-start gap-3 text-ink-2 noscript:hidden">
        <Spinner />
        {t('loading')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}
