import type { LanguageCode } from '@wordlamp/engine/languages';

/** The contents of a mail to a person. Links are absolute URLs. */
export type AuthMail =
  | { kind: 'confirmSignUp' | 'recover' | 'confirmEmailChange'; link: string }
  /** To the new address, before it belongs to an account. */
  | { kind: 'confirmNewEmail'; link: string; oldEmail: string }
  /** Someone signed up with the address of an existing account. */
  | { kind: 'accountExists'; signInLink: string; recoverLink: string }
  | { kind: 'reauthenticate'; code: string }
  /** Notices of changes to an account; the link leads to the account page or to a new password. */
  | {
      kind:
        | 'passwordChanged'
        | 'emailChanged'
        | 'providerAdded'
        | 'factorAdded'
        | 'factorRemoved'
        | 'recoveryCodeUsed'
        | 'wrongCodes'
        | 'accountDeleted';
      link: string;
    };

export type AuthMailKind = AuthMail['kind'];

/**
 * Queues a mail. Resolves when it is stored; whether and when a mail server accepts it is not visible.
 * @param sendAt defaults to now
 */
export type QueueMail = (to: string, language: LanguageCode, mail: AuthMail, sendAt?: Date) => Promise<void>;
