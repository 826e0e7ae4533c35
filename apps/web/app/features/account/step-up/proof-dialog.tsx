import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { ProofField } from '../profile/proof-field.tsx';
import { useProof } from '../profile/use-proof.ts';
import { useAction } from '../use-action.ts';
import { ProviderAgain } from './provider-again.tsx';

type ProofDialogProps = { onProved(): void; onClose(): void };

/** Asks for the password, a mailed code or the service again, before something that needs a recent proof. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const { t } = useTranslation('account');
  const { calls } = useAccount();
  const proof = useProof();
  const [isExplained, setIsExplained] = useState(false);
  const mailing = useAction(proof.mailCode);
  const proving = useAction(async () => void (await proof.prove(calls.prove)));

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setIsExplained(proof.isMissing);
    if (proof.isMissing) document.getElementById('proof')?.focus();
    else if (await proving.run()) onProved();
  }

  const isMailed = proof.kind === 'mailed code';
  return (
    <Modal title={t('stepUpTitle')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-ink-2">{t(proof.kind === 'password' ? 'proofText' : 'proofTextMail')}</p>
      {proof.kind !== 'recent sign-in' && (
        <form onSubmit={submit} noValidate className="grid gap-4">
          <ProofField id="proof" proof={proof} isExplained={isExplained} />
          <ActionProblem text={proving.problem} />
          <BusyButton type="submit" isBusy={proving.isBusy} busy={t('checking')} className="justify-self-start">
            {t('continue')}
          </BusyButton>
        </form>
      )}
      {!isMailed && (
        <>
          <ActionProblem text={mailing.problem} />
          <BusyButton
            tone="quiet"
            onClick={() => mailing.run()}
            isBusy={mailing.isBusy}
            busy={t('sendingCode')}
            className="justify-self-start"
          >
            {t(proof.kind === 'password' ? 'proofByMail' : 'sendCode')}
          </BusyButton>
        </>
      )}
      <ProviderAgain />
      <Button tone="text" onClick={onClose} className="justify-self-start">
        {t('cancel')}
      </Button>
    </Modal>
  );
}
