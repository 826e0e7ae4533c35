import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarkedUp } from '../../../ui/marked-up.tsx';
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
        <MarkedUp
          text={t('emailNow', { email: user.email })}
          elements={{ address: <bdi dir="ltr" className="font-semibold wrap-anywhere" /> }}
        />
      </p>
      {user.new_email && <PendingEmail email={user.new_email} />}
      <EmailForm />
    </>
  );
}
