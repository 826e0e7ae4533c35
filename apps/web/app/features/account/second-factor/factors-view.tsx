import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { AddAuthenticator } from './add-authenticator.tsx';
import { AddPhone } from './add-phone.tsx';
import { FactorRow } from './factor-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';
import { usePhoneOffer } from './use-phone-offer.ts';
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
