import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { redeemRecoveryCode } from '../../lib/redeem-recovery-code.ts';
import { TextField } from '../../ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useProblemText } from './use-problem-text.ts';

type RecoveryCodeFormProps = { labelledBy: string; onDone(): void };

export function RecoveryCodeForm({ labelledBy, onDone }: RecoveryCodeFormProps) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  const form = useAuthForm({
    names: ['recoveryCode'],
    busyText: t('secondFactor.confirming'),
    send: async ({ recoveryCode }) => ({ error: (await redeemRecoveryCode(recoveryCode.trim())) ?? null }),
    onDone() {
      notify('info', t('secondFactor.recovered'));
      onDone();
    },
  });
  return (
    <AuthForm
      id="recovery-code"
      labelledBy={labelledBy}
      form={form}
      label={t('secondFactor.confirm')}
      busyLabel={t('secondFactor.confirming')}
    >
      <TextField
        id="recovery-code-field"
        name="recoveryCode"
        label={t('field.recoveryCode')}
        hint={t('secondFactor.recoveryHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        readOnly={form.isBusy}
        problem={problemText(form.problems.recoveryCode)}
        className="font-mono"
      />
    </AuthForm>
  );
}
