import type { Config } from '../../config.ts';
import { sendBySmtp } from '../../providers/mail/send-by-smtp.ts';
import { isLocal } from './check-settings.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warn, fail } = findingsOf('mail');
const ADVICE = 'look at SMTP_URL, the firewall and the certificate of the mail server';

/** Connects, encrypts and signs in to the mail server. @param sendTo gets one mail, where an address is given */
export async function checkMail(config: Config, sendTo: string | undefined): Promise<Finding[]> {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === undefined) {
    const says = 'no mail server is set up: mails are files in the outbox of DATA_DIR';
    const toSend = sendTo === undefined ? [] : [fail('--send-to needs SMTP_URL')];
    return [isLocal(config) ? ok(says) : warn(`${says}, which visitors never see; set SMTP_URL`), ...toSend];
  }
  const { sendMail, verify, close } = sendBySmtp(smtpUrl, mailFrom);
  try {
    await verify();
    const connected = ok('the mail server takes the connection, and the password where there is one');
    if (sendTo === undefined) return [connected];
    await sendMail({ to: sendTo, subject: 'Wordlamp can send mail', text: 'npm run doctor has sent this.\n' });
    return [connected, ok('the mail server has taken a mail: see whether it arrives, and not among the spam')];
  } catch (error) {
    return [fail(`${(error as Error).message}: ${ADVICE}`)];
  } finally {
    close();
  }
}
