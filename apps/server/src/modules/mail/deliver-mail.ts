import type { LanguageCode } from '@wordlamp/engine/languages';
import type { Logger } from 'pino';
import type { Metrics } from '../../insight/metrics.ts';
import type { Sealer } from '../../sealing/sealed-text.ts';
import type { Worded } from '../../words/read-words.ts';
import type { MailWords } from './mail-blocks.ts';
import type { MailQueueStore, QueuedMail } from './mail-queue-store.ts';
import { renderMail } from './render-mail.ts';
import type { SealedMail } from './sealed-mail.ts';

export type DeliverMailDeps = {
  mailQueue: MailQueueStore;
  mailSealer: Sealer;
  /** @throws Error without any address in it; `isFinal: true` on it means that a retry is pointless */
  sendMail: (mail: { to: string; subject: string; text: string; html: string }) => Promise<void>;
  mailWords: (language: LanguageCode) => Worded<MailWords>;
  publicUrl: string;
  metrics: Pick<Metrics, 'mail'>;
  log: Logger;
  now: () => Date;
};

const MINUTE_MS = 60 * 1000;
/** After the first failure, after the second, …; together less than the day after which a mail is given up. */
const PAUSES_MS = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS);
/** As long as the links in it work. */
const KEPT_MS = 24 * 60 * MINUTE_MS;

/** Tries once to send a claimed mail. Errors of the mail are logged without an address, never thrown. */
export async function deliverMail(deps: DeliverMailDeps, queued: QueuedMail): Promise<void> {
  const { mailQueue, mailSealer, metrics, log, now } = deps;
  const { id, tries } = queued;
  const expiresAt = Date.parse(queued.createdAt) + KEPT_MS;
  let kind = 'unreadable';
  try {
    const sealed = JSON.parse(mailSealer.open(queued.sealed, id)) as SealedMail;
    kind = sealed.mail.kind;
    if (now().getTime() < expiresAt) {
      await send(deps, sealed);
      metrics.mail('sent');
    } else {
      log.error({ mailId: id, kind }, 'a mail was given up after a day');
      metrics.mail('given_up');
    }
  } catch (error) {
    const next = now().getTime() + (PAUSES_MS[tries - 1] ?? KEPT_MS);
    const isFinal = error instanceof Error && 'isFinal' in error && error.isFinal === true;
    if (!isFinal && next < expiresAt) {
      log.warn({ mailId: id, kind, tries, err: error }, 'a mail could not be sent and is tried again later');
      metrics.mail('failed');
      return mailQueue.postpone(id, new Date(next).toISOString());
    }
    log.error({ mailId: id, kind, tries, err: error }, 'a mail could not be sent and was given up');
    metrics.mail('given_up');
  }
  await mailQueue.delete(id);
}

async function send({ sendMail, mailWords, publicUrl }: DeliverMailDeps, { to, language, mail }: SealedMail) {
  await sendMail({ to, ...renderMail(mail, mailWords(language), publicUrl) });
}
