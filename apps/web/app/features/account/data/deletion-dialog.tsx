import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { MarkedUp } from '../../../ui/marked-up.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { isConfirmed } from './is-confirmed.ts';

const GOES = ['person', 'factors', 'devices', 'counts'] as const;
const STAYS = ['today', 'messages', 'places', 'log', 'device'] as const;

type DeletionDialogProps = { onClose(): void };

/**
 * Says what a deletion takes and leaves, and asks for the e-mail address, so that an account is not deleted by
 * accident.
 */
export function DeletionDialog({ onClose }: DeletionDialogProps) {
  const { t } = useTranslation('account');
  const { user, auth, calls, onDeleted } = useAccount();
  const [text, setText] = useState('');
  const [isExplained, setIsExplained] = useState(false);

  const deleting = useAction(async () => {
    await calls.deleteAccount(text.trim().toLowerCase());
    notify('success', t('deleted'));
    onDeleted();
    await auth.signOut({ scope: 'local' });
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isFine = isConfirmed(text, user.email);
    setIsExplained(!isFine);
    if (isFine) deleting.run();
    else document.getElementById('confirmation')?.focus();
  }

  return (
    <Modal title={t('deleteTitle')} closeLabel={t('close')} onClose={onClose} isReadFirst>
      <p>{t('deleteText')}</p>
      <Consequences title={t('goesTitle')} entries={GOES.map((id) => t(`goes.${id}`))} />
      <Consequences title={t('staysTitle')} entries={STAYS.map((id) => t(`stays.${id}`))} />
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p>
          <MarkedUp
            text={t('confirmText', { email: user.email })}
            elements={{ address: <bdi dir="ltr" className="font-semibold wrap-anywhere" /> }}
          />
        </p>
        <TextField
          id="confirmation"
          label={t('confirmation')}
          type="email"
          autoComplete="off"
          dir="ltr"
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          problem={isExplained ? t('confirmationWrong') : undefined}
        />
        <ActionProblem text={deleting.problem} />
        <div className="flex flex-wrap gap-3">
          <BusyButton type="submit" tone="danger" isBusy={deleting.isBusy} busy={t('deleting')}>
            {t('deleteForever')}
          </BusyButton>
          <Button tone="quiet" onClick={onClose}>
            {t('keepAccount')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type ConsequencesProps = { title: string; entries: readonly string[] };

function Consequences({ title, entries }: ConsequencesProps) {
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="text-base">{title}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-ink-2">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
