import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { emailProblem } from './email-problem.ts';
import { ProofField } from './proof-field.tsx';
import { useProof } from './use-proof.ts';

/** Asks for another e-mail address, which both mailboxes have to confirm. */
export function EmailForm() {
  const { t } = useTranslation('account');
  const { user, auth, refreshUser } = useAccount();
  const [email, setEmail] = useState('');
  const [isExplained, setIsExplained] = useState(false);
  const proof = useProof();
  const problem = emailProblem(email, user.email);

  const changing = useAction(async () => {
    const options = { emailRedirectTo: `${location.origin}/` };
    const isDone = await proof.prove(async (given) => {
      valueOrThrow(await auth.updateUser({ email: email.trim(), ...given }, options));
    });
    setIsExplained(false);
    if (!isDone) return;
    setEmail('');
    notify('success', t('emailAsked'));
    await refreshUser();
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isFine = problem === undefined && !proof.isMissing;
    setIsExplained(!isFine);
    if (isFine) changing.run();
    else document.getElementById(problem ? 'new-email' : 'email-proof')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="email" className="grid gap-5">
      <TextField
        id="new-email"
        name="new-email"
        label={t('newEmail')}
        hint={t('newEmailHint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
        problem={isExplained && problem ? t(`emailProblem.${problem}`) : undefined}
      />
      <ProofField id="email-proof" proof={proof} isExplained={isExplained} />
      <ActionProblem text={changing.problem} />
      <BusyButton type="submit" isBusy={changing.isBusy} busy={t('sending')} className="justify-self-start">
        {t('changeEmail')}
      </BusyButton>
    </form>
  );
}
