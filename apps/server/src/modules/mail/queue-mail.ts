import { randomUUID } from 'node:crypto';
import type { Metrics } from '../../insight/metrics.ts';
import type { Sealer } from '../../sealing/sealed-text.ts';
import type { QueueMail } from '../auth/auth-mail.ts';
import type { MailQueueStore } from './mail-queue-store.ts';
import type { SealedMail } from './sealed-mail.ts';

export type QueueMailDeps = {
  mailQueue: MailQueueStore;
  mailSealer: Sealer;
  /** Has the queue delivered at a time, or now if that has passed. */
  wakeAt: (time: Date) => void;
  metrics: Pick<Metrics, 'mail'>;
  now: () => Date;
};

export function queueMail({ mailQueue, mailSealer, wakeAt, metrics, now }: QueueMailDeps): QueueMail {
  return async (to, language, mail, sendAt = now()) => {
    const id = randomUUID();
    const sealed = mailSealer.seal(JSON.stringify({ to, language, mail } satisfies SealedMail), id);
    await mailQueue.add({ id, sealed, createdAt: now().toISOString(), dueAt: sendAt.toISOString() });
    metrics.mail('queued');
    wakeAt(sendAt);
  };
}
