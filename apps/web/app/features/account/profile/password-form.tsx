import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useCommonPassword } from '../../../session/use-common-password.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { hasPassword } from './has-password.ts';
import { passwordProblem } from './password-problem.ts';
import { ProofField } from './proof-field.tsx';
import { useProof } from './use-proof.ts';

/** Changes the password, or sets the first one for a person who used a provider so far. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const { user, auth, refreshUser } = useAccount();
  const [next, setNext] = useState('');
  const [isExplained, setIsExplained] = useState(false);
  const proof = useProof();
  const problem = passwordProblem(next, proof.text);
  const commonPassword = useCommonPassword();

  const changing = useAction(async () => {
    if (await commonPassword.find(next, user.email)) return focusNewPassword();
    const isDone = await proof.prove(async (given) => {
      valueOrThrow(await auth.updateUser({ password: next, ...given }));
    });
    setIsExplained(false);
    if (!isDone) return;
    setNext('');
    notify('success', t('passwordChanged'));
    await refreshUser();
    await queryClient.invalidateQueries({ queryKey: accountKey(user.id, 'sessions') });
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isFine = !proof.isMissing && problem === undefined;
    setIsExplained(!isFine);
    if (isFine) changing.run();
    else document.getElementById(proof.isMissing ? 'current-password' : 'new-password')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="password" className="grid gap-5">
      <ProofField id="current-password" proof={proof} isExplained={isExplained} />
      <PasswordField
        id="new-password"
        name="new-password"
        label={t('newPassword')}
        hint={t('passwordRule', PASSWORD_LENGTH)}
        value={next}
        onChange={({ currentTarget: { value } }) => {
          setNext(value);
          commonPassword.forget();
        }}
        onBlur={(event) => {
          if (problem === undefined) commonPassword.findOnLeave(event, next, user.email);
        }}
        problem={isExplained && problem ? t(`passwordProblem.${problem}`, PASSWORD_LENGTH) : commonPassword.problem}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      <ActionProblem text={changing.problem} />
      <BusyButton type="submit" isBusy={changing.isBusy} busy={t('saving')} className="justify-self-start">
        {t(hasPassword(user) ? 'changePassword' : 'setPassword')}
      </BusyButton>
    </form>
  );
}

function focusNewPassword(): void {
  document.getElementById('new-password')?.focus();
}
