import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAccount } from '../account-context.ts';
import { accountKey } from '../account-key.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { PasswordField } from './password-field.tsx';
import { PASSWORD_LENGTH, passwordProblem } from './password-problem.ts';

const EMPTY = { current: '', next: '' };

/** Changes the password; whoever came by a provider so far sets one. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const { user, auth } = useAccount();
  const [fields, setFields] = useState(EMPTY);
  const [isExplained, setIsExplained] = useState(false);
  const hasPassword = user.app_metadata.providers?.includes('email') ?? true;
  const isMissing = hasPassword && fields.current === '';
  const problem = passwordProblem(fields.next, fields.current);

  const changing = useAction(async () => {
    const { current, next } = fields;
    valueOrThrow(await auth.updateUser({ password: next, ...(hasPassword && { current_password: current }) }));
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
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-5">
      {/* For password managers, which keep a password together with a name. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          id="current-password"
          label={t('currentPassword')}
          hint={undefined}
          value={fields.current}
          onChange={(current) => setFields({ ...fields, current })}
          problem={isExplained && isMissing ? t('currentPasswordMissing') : undefined}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        id="new-password"
        label={t('newPassword')}
        hint={t('passwordRule', PASSWORD_LENGTH)}
        value={fields.next}
        onChange={(next) => setFields({ ...fields, next })}
        problem={isExplained && problem ? t(`passwordProblem.${problem}`, PASSWORD_LENGTH) : undefined}
        autoComplete="new-password"
      />
      <ActionProblem text={changing.problem} />
      <BusyButton type="submit" isBusy={changing.isBusy} busy={t('saving')}>
        {t(hasPassword ? 'changePassword' : 'setPassword')}
      </BusyButton>
    </form>
  );
}
