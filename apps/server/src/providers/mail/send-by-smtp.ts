import { createTransport } from 'nodemailer';
import type { SendMail } from './send-mail.ts';

const CONNECTION_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;

/**
 * Sends through a mail server.
 * @param smtpUrl `smtp://user:password@host:587` (STARTTLS where it is offered) or `smtps://…:465`
 * @param from the address that mails come from
 */
export function sendBySmtp(smtpUrl: string, from: string): { sendMail: SendMail; close: () => void } {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
  });
  return {
    async sendMail({ to, replyTo, subject, text }) {
      // Addresses as objects, and the envelope said outright: in a text a comma or a line end would add recipients.
      await transport.sendMail({
        from: { name: 'Wordlamp', address: from },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        envelope: { from, to: [to] },
        subject,
        text,
      });
    },
    close: () => transport.close(),
  };
}
