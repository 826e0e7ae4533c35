import { type SubmitEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify.ts';
import { useAccount } from '../account-context.ts';
import { AccountField } from '../account-field.tsx';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { emailProblem } from './email-problem.ts';
import { PendingEmail } from './pending-email.tsx';

/** Changes the e-mail address, which both mailboxes have to confirm. */
export function EmailForm() {
  const { t } = useTranslation('account');
  const { user, auth, refreshUser } = useAccount();
  const [email, setEmail] = useState('');
  const [isExplained, setIsExplained] = useState(false);
  const problem = emailProblem(email, user.email);

  const changing = useAction(async () => {
    valueOrThrow(await auth.updateUser({ email: email.trim() }, { emailRedirectTo: `${location.origin}/` }));
    await refreshUser();
    setEmail('');
    notify('success', t('emailAsked'));
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsExplained(problem !== undefined);
    if (problem === undefined) changing.run();
    else document.getElementById('new-email')?.focus();
  }

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
      <form onSubmit={submit} noValidate className="grid justify-items-start gap-5">
        <AccountField
          id="new-email"
          label={t('newEmail')}
          hint={t('newEmailHint')}
          value={email}
          onChange={setEmail}
          problem={isExplained && problem ? t(`emailProblem.${problem}`) : undefined}
          type="email"
          autoComplete="email"
        />
        <ActionProblem text={changing.problem} />
        <BusyButton type="submit" isBusy={changing.isBusy} busy={t('sending')}>
          {t('changeEmail')}
        </BusyButton>
      </form>
    </>
  );
}
