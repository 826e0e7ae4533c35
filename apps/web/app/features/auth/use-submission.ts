import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { announce } from '../../lib/announce.ts';
import { BackendSettingError } from '../../lib/auth-client.ts';
import { notify } from '../../lib/notify.ts';
import { type AuthErrorText, type BackendError, useAuthErrorText } from '../../session/use-auth-error-text.ts';

type Submission =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; text: string; code: string | undefined };
/** The result of an attempt: an error from the backend, success, or nothing was sent and the form says why. */
export type Attempt = { error: BackendError | null } | 'held back';

/** Submits one request at a time; an error is announced and shown in the form. */
export function useSubmission() {
  const { t } = useTranslation('session');
  const errorText = useAuthErrorText();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const isBusy = submission.status === 'busy';

  /**
   * @param busyText read out while it is being sent
   * @returns whether it was done
   */
  async function run(busyText: string, attempt: () => Promise<Attempt>): Promise<boolean> {
    if (isBusy) return false;
    setSubmission({ status: 'busy' });
    announce(busyText);
    try {
      const result = await attempt();
      if (result === 'held back') {
        setSubmission({ status: 'idle' });
        return false;
      }
      const { error } = result;
      if (error) return fail(await errorText(error), error.code);
      setSubmission({ status: 'idle' });
      return true;
    } catch (reason) {
      console.warn('Something unexpected happened.', reason);
      // What the operator has to set is said as it is; anything else that is thrown was lost on the way.
      const description = reason instanceof BackendSettingError ? reason.message : t('unreachable');
      return fail({ text: t('unexpected'), description }, undefined);
    }
  }

  function fail({ text, description }: AuthErrorText, code: string | undefined): false {
    notify('error', text, description);
    setSubmission({ status: 'failed', text: description ?? text, code });
    return false;
  }

  const failure = submission.status === 'failed' ? submission : undefined;
  return { run, isBusy, failure };
}
