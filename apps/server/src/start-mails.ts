import type { Logger } from 'pino';
import type { Metrics } from './insight/metrics.ts';
import type { QueueMail } from './modules/auth/auth-mail.ts';
import type { DeliverMailDeps } from './modules/mail/deliver-mail.ts';
import { deliverMails, type MailDelivery } from './modules/mail/deliver-mails.ts';
import type { MailWords } from './modules/mail/mail-blocks.ts';
import { queueMail } from './modules/mail/queue-mail.ts';
import { MAIL_SEAL } from './modules/mail/sealed-mail.ts';
import { createSealer } from './sealing/sealed-text.ts';
import { createMailQueueStore } from './storage/mail-queue-store.ts';
import type { Database } from './storage/tables.ts';
import { readWords } from './words/read-words.ts';

type StartMailsDeps = {
  db: Database;
  secretKey: Uint8Array;
  sendMail: DeliverMailDeps['sendMail'];
  publicUrl: string;
  metrics: Pick<Metrics, 'mail' | 'watchMails'>;
  log: Logger;
  now: () => Date;
};

/** Puts the queue of mails together, and begins with what waits in it from before. */
export function startMails(deps: StartMailsDeps): MailDelivery & { queueMail: QueueMail } {
  const { db, secretKey, metrics, now } = deps;
  const mailQueue = createMailQueueStore(db);
  metrics.watchMails(() => mailQueue.count());
  const mailSealer = createSealer(secretKey, MAIL_SEAL);
  const delivery = deliverMails({ ...deps, mailQueue, mailSealer, mailWords: readWords<MailWords>('mails') });
  return { ...delivery, queueMail: queueMail({ mailQueue, mailSealer, wakeAt: delivery.wakeAt, metrics, now }) };
}
