import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { SendMail } from './send-mail.ts';
import { SmtpError } from './smtp-error.ts';

const CONNECTION_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
/**
 * Time limit for a whole mail: a server that trickles responses never hits the idle timeout, and blocks all other
 * mails.
 */
const MAIL_LIMIT_MS = 60_000;

type SmtpMail = {
  sendMail: SendMail;
  /** Connects, encrypts and signs in, as for a mail. @throws SmtpError */
  verify: () => Promise<void>;
  close: () => void;
};

/**
 * Sends through a mail server. An invalid certificate ends the connection.
 * @param smtpUrl `smtp://user:password@host:587` (STARTTLS where it is offered, and in any case before a password is
 * sent) or `smtps://…:465`
 * @param from the address that mails come from
 */
export function sendBySmtp(smtpUrl: string, from: string): SmtpMail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: new URL(smtpUrl).password !== '',
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
  });
  return {
    async sendMail(mail) {
      const signal = AbortSignal.timeout(MAIL_LIMIT_MS);
      try {
        await transport.sendMail({ ...composeMail(from, mail), signal });
      } catch (error) {
        throw new SmtpError(error);
      }
    },
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw new SmtpError(error);
      }
    },
    close: () => transport.close(),
  };
}
