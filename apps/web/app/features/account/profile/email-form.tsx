import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { CurrentPassword } from './current-password.tsx';
import { emailProblem } from './email-problem.ts';
import { hasPassword } from './has-password.ts';
import { RecentSignIn } from './recent-sign-in.tsx';

const EMPTY = { email: '', password: '' };

/** Asks for another e-mail address, which both mailboxes have to confirm. */
export function EmailForm() {
  const { t } = useTranslation('account');
  const { user, auth, refreshUser } = useAccount();
  const [fields, setFields] = useState(EMPTY);
  const [isExplained, setIsExplained] = useState(false);
  const wantsPassword = hasPassword(user);
  const problem = emailProblem(fields.email, user.email);
  const isMissing = wantsPassword && fields.password === '';

  const changing = useAction(async () => {
    const change = { email: fields.email.trim(), ...(wantsPassword && { current_password: fields.password }) };
    valueOrThrow(await auth.updateUser(change, { emailRedirectTo: `${location.origin}/` }));
    setFields(EMPTY);
    notify('success', t('emailAsked'));
    await refreshUser();
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isFine = problem === undefined && !isMissing;
    setIsExplained(!isFine);
    if (isFine) changing.run();
    else document.getElementById(problem ? 'new-email' : 'email-password')?.focus();
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
        value={fields.email}
        onChange={({ currentTarget: { value } }) => setFields({ ...fields, email: value })}
        problem={isExplained && problem ? t(`emailProblem.${problem}`) : undefined}
      />
      {wantsPassword ? (
        <CurrentPassword
          id="email-password"
          value={fields.password}
          onChange={(password) => setFields({ ...fields, password })}
          isMissing={isExplained && isMissing}
        />
      ) : (
        <RecentSignIn />
      )}
      <ActionProblem text={changing.problem} />
      <BusyButton type="submit" isBusy={changing.isBusy} busy={t('sending')} className="justify-self-start">
        {t('changeEmail')}
      </BusyButton>
    </form>
  );
}
