import type { LanguageCode } from '@wordlamp/engine/languages';
import type { AuthMail } from '../auth/auth-mail.ts';

/** The purpose under which waiting mails are sealed. */
export const MAIL_SEAL = 'queued-mail';

/** What is sealed of a mail that waits: it is rendered as late as it is sent. */
export type SealedMail = { to: string; language: LanguageCode; mail: AuthMail };
