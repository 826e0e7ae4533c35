import { Trans, useTranslation } from 'react-i18next';
import { useAccount } from '../account-context.ts';
import { EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';

/** The address of the account, the one that it is to get, and the way to another. */
export function EmailView() {
  const { t } = useTranslation('account');
  const { user } = useAccount();
  return (
    <>
      <p>
        <Trans
          t={t}
          i18nKey="emailNow"
          values={{ email: user.email }}
          components={{ address: <bdi dir="ltr" className="font-semibold wrap-anywhere" /> }}
        />
      </p>
      {user.new_email && <PendingEmail email={user.new_email} />}
      <EmailForm />
    </>
  );
}
