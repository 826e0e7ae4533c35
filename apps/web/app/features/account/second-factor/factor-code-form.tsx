import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { readCode } from './read-code.ts';

type FactorCodeFormProps = {
  factor: { id: string; kind: 'totp' | 'phone' };
  /** What its button says. */
  label: string;
  onVerified(): void;
};

/** Asks for a code of a factor, which an authenticator shows, or a message brings. */
export function FactorCodeForm({ factor, label, onVerified }: FactorCodeFormProps) {
  const { t } = useTranslation('account');
  const { auth } = useAccount();
  const [text, setText] = useState('');
  const [isMisread, setIsMisread] = useState(false);
  const [sentChallenge, setSentChallenge] = useState<string>();

  async function challenge(): Promise<string> {
    const { id } = valueOrThrow(await auth.mfa.challenge({ factorId: factor.id, channel: 'sms' }));
    return id;
  }

  const sending = useAction(async () => setSentChallenge(await challenge()));
  const checking = useAction(async (code: string) => {
    const challengeId = sentChallenge ?? (await challenge());
    valueOrThrow(await auth.mfa.verify({ factorId: factor.id, challengeId, code }));
  });

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const code = readCode(text);
    setIsMisread(code === undefined);
    if (code !== undefined && (await checking.run(code))) onVerified();
  }

  const isWaiting = factor.kind === 'phone' && sentChallenge === undefined;
  return (
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-4">
      {factor.kind === 'phone' && (
        <BusyButton tone="quiet" onClick={() => sending.run()} isBusy={sending.isBusy} busy={t('sendingCode')}>
          {t(isWaiting ? 'sendCode' : 'sendCodeAgain')}
        </BusyButton>
      )}
      <ActionProblem text={sending.problem} />
      {!isWaiting && (
        <>
          <TextField
            id={`code-${factor.id}`}
            name="code"
            label={t('code')}
            hint={t(factor.kind === 'totp' ? 'codeHintApp' : 'codeHintPhone')}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
            problem={isMisread ? t('codeMisread') : undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            className="max-w-48 font-mono rtl:ms-auto"
          />
          <ActionProblem text={checking.problem} />
          <BusyButton type="submit" isBusy={checking.isBusy} busy={t('checking')}>
            {label}
          </BusyButton>
        </>
      )}
    </form>
  );
}
