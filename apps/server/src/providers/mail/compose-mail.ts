import type { SendMailOptions } from 'nodemailer';
import type { SendMail } from './send-mail.ts';

/**
 * Composes a mail for nodemailer. Addresses are objects everywhere, also in the envelope: in a string, a comma or a
 * line break would add recipients.
 */
export function composeMail(from: string, mail: Parameters<SendMail>[0]): SendMailOptions {
  const { to, replyTo, subject, text, html } = mail;
  return {
    from: { name: 'Wordlamp', address: from },
    to: addressOf(to),
    ...(replyTo !== undefined && { replyTo: addressOf(replyTo) }),
    envelope: { from: addressOf(from), to: [addressOf(to)] },
    // RFC 3834: suppresses out-of-office replies.
    headers: { 'auto-submitted': 'auto-generated' },
    subject: subject.replace(/[\r\n]+/g, ' '),
    text,
    ...(html !== undefined && { html }),
  };
}

const addressOf = (address: string) => ({ name: '', address });
