import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fetchOfferedWays } from '../../../lib/fetch-offered-ways.ts';
import { notify } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { useAccountQuery } from '../use-account-query.ts';
import { AddAuthenticator } from './add-authenticator.tsx';
import { AddPhone } from './add-phone.tsx';
import { FactorRow } from './factor-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { verifiedFactors } from './verified-factors.ts';

/** The second factors of the account, those that can be added, and the way in without them. */
export function FactorsView() {
  const { t } = useTranslation('account');
  const { user, refreshUser } = useAccount();
  const isPhoneOffered = usePhoneOffer();
  const [adding, setAdding] = useState<'totp' | 'phone'>();
  const factors = verifiedFactors(user);

  useFocusAfterChange(factors.length, 'factors');

  async function finish(): Promise<void> {
    setAdding(undefined);
    notify('success', t('factorAdded'));
    // Devices that signed in without a code are signed out by this.
    await Promise.all([refreshUser(), queryClient.invalidateQueries({ queryKey: accountKey(user.id, 'sessions') })]);
  }

  return (
    <>
      {factors.length === 0 ? (
        <p>{t('noFactors')}</p>
      ) : (
        <ul className="grid border-t border-line">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} />
          ))}
        </ul>
      )}
      {adding !== 'phone' && (
        <AddAuthenticator
          isFirst={factors.length === 0}
          onBegun={() => setAdding('totp')}
          onEnded={() => setAdding(undefined)}
          onAdded={finish}
        />
      )}
      {isPhoneOffered && adding !== 'totp' && (
        <AddPhone onBegun={() => setAdding('phone')} onEnded={() => setAdding(undefined)} onAdded={finish} />
      )}
      {factors.length > 0 && <RecoveryCodes />}
    </>
  );
}

/**
 * Moves the focus to a heading when something was added or removed and the pressed button has disappeared with it.
 * @param count of what is there
 */
function useFocusAfterChange(count: number, headingId: string): void {
  const known = useRef(count);
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
  }, [count, headingId]);
}

/** Whether the server can send codes to phones. Until it has said so, nothing is offered. */
function usePhoneOffer(): boolean {
  const { data } = useAccountQuery('offers', fetchOfferedWays);
  return data?.includes('phone') === true;
}
