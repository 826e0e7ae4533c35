import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { authPath } from '../../session/auth-path.ts';
import { useAuth } from '../../session/use-auth.ts';
import { pathOf } from '../../site-paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountPending } from './account-pending.tsx';
import { SignedInAccount } from './signed-in-account.tsx';

/** The page of whoever is signed in; all others are led to where they can. */
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
