import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OutboxNote } from '../../../layout/outbox-note.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import type { Proof } from './use-proof.ts';

type MailedCodeProps = { id: string; proof: Proof; isExplained: boolean };

/** The code of the mail that has just been sent; it appears after a press, and is where to go on. */
export function MailedCode({ id, proof, isExplained }: MailedCodeProps) {
  const { t } = useTranslation('account');
  const sending = useAction(proof.mailCode);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <div className="grid justify-items-start gap-3">
      <TextField
        id={id}
        name="code"
        label={t('code')}
        hint={t('codeHintMail')}
        value={proof.text}
        onChange={({ currentTarget: { value } }) => proof.setText(value)}
        problem={isExplained && proof.isMissing ? t('codeMisread') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="max-w-48 font-mono rtl:ms-auto"
      />
      <OutboxNote />
      <ActionProblem text={sending.problem} />
      <BusyButton tone="quiet" onClick={() => sending.run()} isBusy={sending.isBusy} busy={t('sendingCode')}>
        {t('sendCodeAgain')}
      </BusyButton>
    </div>
  );
}
