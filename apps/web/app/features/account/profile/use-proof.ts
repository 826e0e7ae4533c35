import type { User } from '@supabase/supabase-js';
import type { ProofRequest } from '@wordlamp/contract/account';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { useAccount } from '../account-context.ts';
import { failureCode } from '../failure-code.ts';
import { readCode } from '../second-factor/read-code.ts';
import { valueOrThrow } from '../value-or-throw.ts';
import { hasPassword } from './has-password.ts';

export type Proof = {
  kind: 'password' | 'recent sign-in' | 'mailed code';
  text: string;
  setText(text: string): void;
  /** Whether something has to be typed that is not there, or cannot be right. */
  isMissing: boolean;
  mailCode(): Promise<void>;
  /**
   * Runs an action that needs the proof; a sign-in of the last ten minutes also counts.
   * @returns false if a code was mailed, which must be typed first
   */
  prove(act: (given: ProofRequest) => Promise<void>): Promise<boolean>;
};

/** The proof that the account's owner is at this device: the password, or a mailed code if there is no password. */
export function useProof(): Proof {
  const { t } = useTranslation('account');
  const { user, auth } = useAccount();
  const [text, setText] = useState('');
  const [isMailed, setIsMailed] = useState(false);
  const kind = isMailed ? 'mailed code' : firstKind(user);

  async function mailCode(): Promise<void> {
    setText('');
    setIsMailed(true); // also where it is too early for another mail: the one before is still good
    valueOrThrow(await auth.reauthenticate());
    notify('info', t('codeMailed'));
  }

  async function prove(act: (given: ProofRequest) => Promise<void>): Promise<boolean> {
    try {
      await act(givenProof(kind, text));
    } catch (error) {
      if (failureCode(error) !== 'reauthentication_needed') throw error;
      await mailCode();
      return false;
    }
    setText('');
    setIsMailed(false);
    return true;
  }

  return { kind, text, setText, isMissing: isMissing(kind, text), mailCode, prove };
}

const firstKind = (user: User) => (hasPassword(user) ? 'password' : 'recent sign-in');

function givenProof(kind: Proof['kind'], text: string): ProofRequest {
  if (kind === 'password') return { current_password: text };
  return kind === 'mailed code' ? { nonce: readCode(text) ?? '' } : {};
}

function isMissing(kind: Proof['kind'], text: string): boolean {
  if (kind === 'mailed code') return readCode(text) === undefined;
  return kind === 'password' && text === '';
}
