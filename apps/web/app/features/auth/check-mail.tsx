import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OutboxNote } from '../../layout/outbox-note.tsx';
import { notify } from '../../lib/notify.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField, type EmailState } from './email-field.tsx';
import { sendConfirmation, sendRecovery } from './send-auth-mail.ts';
import { useAuthForm } from './use-auth-form.ts';
import type { AuthPlace } from './use-auth-view.ts';

const SECOND_MS = 1000;

/** The server sends no box more than one mail in this time. */
const WAIT_SECONDS = 60;

type CheckMailProps = { labelledBy: string; emailState: EmailState; mail: AuthPlace['mail'] };

export function CheckMail({ labelledBy, emailState, mail }: CheckMailProps) {
  const { t } = useTranslation('auth');
  const { code: language } = useLanguage();
  const { left, restart } = useCountdown(WAIT_SECONDS);
  const form = useAuthForm({
    names: ['email'],
    busyText: t('checkMail.sending'),
    send: ({ email }) => (mail === 'recovery' ? sendRecovery(email.trim(), language) : sendConfirmation(email.trim())),
    onDone() {
      notify('success', t('checkMail.sentAgain'));
      restart();
    },
  });
  return (
    <div className="grid gap-5">
      <OutboxNote />
      <p className="text-ink-2">{t('checkMail.spam')}</p>
      <AuthForm
        id="check-mail"
        labelledBy={labelledBy}
        form={form}
        isHeldBack={left > 0}
        label={t('checkMail.again')}
        busyLabel={t('checkMail.sending')}
        aside={left > 0 && <p className="text-sm text-ink-2 tabular-nums">{t('checkMail.wait', { count: left })}</p>}
      >
        <EmailField id="check-mail-email" emailState={emailState} problems={form.problems} isReadOnly={form.isBusy} />
      </AuthForm>
    </div>
  );
}

/** Whole seconds until a wait is over, 0 when it is. It begins when the component is there, and again with `restart`. */
function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * SECOND_MS);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / SECOND_MS));

  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [left]);

  function restart(): void {
    setNow(Date.now());
    setEnd(Date.now() + seconds * SECOND_MS);
  }
  return { left, restart };
}
