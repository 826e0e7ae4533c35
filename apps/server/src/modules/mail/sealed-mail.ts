import type { LanguageCode } from '@wordlamp/engine/languages';
import type { AuthMail } from '../auth/auth-mail.ts';

/** The encryption purpose of queued mails. */
export const MAIL_SEAL = 'queued-mail';

/** The encrypted part of a queued mail, which is rendered when it is sent. */
export type SealedMail = { to: string; language: LanguageCode; mail: AuthMail };
