import { useTranslation } from '../../../i18n/use-translation.ts';
import { OutboxNote } from '../../../layout/outbox-note.tsx';
import { notify } from '../../../lib/notify.ts';
import { MarkedUp } from '../../../ui/marked-up.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';

type PendingEmailProps = { email: string };

/** A change of address that still waits for the links in the mails; until both were opened it can be taken back. */
export function PendingEmail({ email }: PendingEmailProps) {
  const { t } = useTranslation('account');
  const { user, auth, calls, refreshUser } = useAccount();
  const sending = useAction(async () => {
    const options = { emailRedirectTo: `${location.origin}/` };
    valueOrThrow(await auth.resend({ type: 'email_change', email: user.email, options }));
    notify('success', t('emailAsked'));
  });
  const canceling = useAction(async () => {
    await calls.cancelEmailChange();
    notify('success', t('emailCanceled'));
    document.getElementById('new-email')?.focus();
    await refreshUser();
  });
  return (
    <div className="grid justify-items-start gap-3 border-s-3 border-warn bg-warn-tint px-4 py-3">
      <p className="text-warn">
        <MarkedUp
          text={t('emailPending', { email })}
          elements={{ address: <bdi dir="ltr" className="font-semibold wrap-anywhere" /> }}
        />
      </p>
      <OutboxNote />
      <ActionProblem text={sending.problem ?? canceling.problem} />
      <div className="flex flex-wrap gap-3">
        <BusyButton tone="quiet" onClick={() => sending.run()} isBusy={sending.isBusy} busy={t('sending')}>
          {t('sendAgain')}
        </BusyButton>
        <BusyButton tone="quiet" onClick={() => canceling.run()} isBusy={canceling.isBusy} busy={t('working')}>
          {t('cancelEmailChange')}
        </BusyButton>
      </div>
    </div>
  );
}
