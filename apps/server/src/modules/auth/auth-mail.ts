import type { LanguageCode } from '@wordlamp/engine/languages';

/** What a mail to a person says. Links are whole addresses. */
export type AuthMail =
  | { kind: 'confirmSignUp' | 'recover' | 'confirmEmailChange'; link: string }
  /** To the new address, before it belongs to an account. */
  | { kind: 'confirmNewEmail'; link: string; oldEmail: string }
  /** Someone signed up with the address of an existing account. */
  | { kind: 'accountExists'; signInLink: string; recoverLink: string }
  | { kind: 'reauthenticate'; code: string }
  /** Notices of what has been done to an account; the link leads to the account page or to a new password. */
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
 * Takes a mail for sending. Resolves when it is kept; whether and when a mail server takes it shows nowhere.
 * @param sendAt at once, where it is not given
 */
export type QueueMail = (to: string, language: LanguageCode, mail: AuthMail, sendAt?: Date) => Promise<void>;
