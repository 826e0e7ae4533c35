import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { CurrentPassword } from './current-password.tsx';
import { hasPassword } from './has-password.ts';
import { passwordProblem } from './password-problem.ts';
import { RecentSignIn } from './recent-sign-in.tsx';

const EMPTY = { current: '', next: '' };

/** Changes the password; whoever came by a service so far sets one. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const { user, auth } = useAccount();
  const [fields, setFields] = useState(EMPTY);
  const [isExplained, setIsExplained] = useState(false);
  const wantsCurrent = hasPassword(user);
  const isMissing = wantsCurrent && fields.current === '';
  const problem = passwordProblem(fields.next, fields.current);

  const changing = useAction(async () => {
    const { current, next } = fields;
    valueOrThrow(await auth.updateUser({ password: next, ...(wantsCurrent && { current_password: current }) }));
    setFields(EMPTY);
    notify('success', t('passwordChanged'));
    await queryClient.invalidateQueries({ queryKey: accountKey(user.id, 'sessions') });
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isFine = !isMissing && problem === undefined;
    setIsExplained(!isFine);
    if (isFine) changing.run();
    else document.getElementById(isMissing ? 'current-password' : 'new-password')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="password" className="grid gap-5">
      {wantsCurrent ? (
        <CurrentPassword
          id="current-password"
          value={fields.current}
          onChange={(current) => setFields({ ...fields, current })}
          isMissing={isExplained && isMissing}
        />
      ) : (
        <RecentSignIn />
      )}
      <PasswordField
        id="new-password"
        name="new-password"
        label={t('newPassword')}
        hint={t('passwordRule', PASSWORD_LENGTH)}
        value={fields.next}
        onChange={({ currentTarget: { value } }) => setFields({ ...fields, next: value })}
        problem={isExplained && problem ? t(`passwordProblem.${problem}`, PASSWORD_LENGTH) : undefined}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      <ActionProblem text={changing.problem} />
      <BusyButton type="submit" isBusy={changing.isBusy} busy={t('saving')} className="justify-self-start">
        {t(wantsCurrent ? 'changePassword' : 'setPassword')}
      </BusyButton>
    </form>
  );
}
