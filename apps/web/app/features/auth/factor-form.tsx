import type { Factor } from '@supabase/supabase-js';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { authClient } from '../../lib/auth-client.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { AuthForm } from './auth-form.tsx';
import { CodeField } from './code-field.tsx';
import { plainCode } from './field-problems.ts';
import { useAuthForm } from './use-auth-form.ts';
import { type Attempt, useSubmission } from './use-submission.ts';

type FactorFormProps = { labelledBy: string; factor: Factor; onDone(): void };

/** The code of one factor. An app shows it at any time; a phone is sent one first. */
export function FactorForm({ labelledBy, factor, onDone }: FactorFormProps) {
  const { t } = useTranslation('auth');
  const isPhone = factor.factor_type === 'phone';
  const [challengeId, setChallengeId] = useState<string>();
  const sending = useSubmission();
  const form = useAuthForm({
    names: ['code'],
    busyText: t('secondFactor.confirming'),
    send: ({ code }) => verify(factor.id, challengeId, plainCode(code)),
    onDone,
  });

  async function sendCode(): Promise<void> {
    const isSent = await sending.run(t('checkMail.sending'), async () => {
      const { auth } = await authClient();
      const { data, error } = await auth.mfa.challenge({ factorId: factor.id, channel: 'sms' });
      setChallengeId(data?.id);
      return { error };
    });
    if (isSent) notify('success', t('secondFactor.codeSent'));
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{isPhone ? t('secondFactor.phoneHint') : t('secondFactor.totpHint')}</p>
      {isPhone && (
        <Button tone="quiet" isReady={!sending.isBusy} onClick={sendCode} className="justify-self-start">
          {t('secondFactor.sendCode')}
        </Button>
      )}
      {sending.failure && <MarginNote id="send-code-failure" tone="danger" text={sending.failure.text} />}
      <AuthForm
        id="second-factor"
        labelledBy={labelledBy}
        form={form}
        label={t('secondFactor.confirm')}
        busyLabel={t('secondFactor.confirming')}
      >
        <CodeField id="second-factor-code" problems={form.problems} isReadOnly={form.isBusy} />
      </AuthForm>
    </div>
  );
}

/** @param challengeId of the message that was sent; an app's code needs no earlier challenge */
async function verify(factorId: string, challengeId: string | undefined, code: string): Promise<Attempt> {
  const { auth } = await authClient();
  return challengeId === undefined
    ? auth.mfa.challengeAndVerify({ factorId, code })
    : auth.mfa.verify({ factorId, challengeId, code });
}
