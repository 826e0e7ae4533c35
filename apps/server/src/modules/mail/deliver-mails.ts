import { setTimeout as pause } from 'node:timers/promises';
import { type DeliverMailDeps, deliverMail } from './deliver-mail.ts';

export type MailDelivery = {
  /** Delivers due mails. Resolves when none is due any more, or the worker was stopped; never rejects. */
  wake: () => Promise<void>;
  /** Delivers the queue at a given time, or now if that has passed. */
  wakeAt: (time: Date) => void;
  /** Starts no further mail, and waits for the current one, at most this long. */
  stop: (limitMs: number) => Promise<void>;
};

const LOOK_INTERVAL_MS = 30_000;
/** Mails due later than this are left to the polling. */
const LATEST_WAKE_MS = 10 * 60 * 1000;
/** Longer than a mail server can take over one mail (see sendBySmtp): until then no other worker sends it. */
const CLAIM_MS = 5 * 60 * 1000;

/** The one worker of this server: sends what is due, one mail after the other, when woken and from time to time. */
export function deliverMails(deps: DeliverMailDeps): MailDelivery {
  let running: Promise<void> | undefined;
  let isWoken = false;
  const stopping = new AbortController();

  async function work(): Promise<void> {
    try {
      while (isWoken && !stopping.signal.aborted) {
        isWoken = false;
        await deliverDue(deps, stopping.signal);
      }
    } catch (error) {
      deps.log.error({ err: error }, 'the queue of mails could not be worked off');
    } finally {
      running = undefined;
    }
  }
  function wake(): Promise<void> {
    isWoken = true;
    running ??= work();
    return running;
  }

  /** The worker polls at this interval, so that a due mail is found even without a wake-up. */
  function wakeAt(time: Date): void {
    const delayMs = time.getTime() - deps.now().getTime();
    if (delayMs <= 0) void wake();
    else if (delayMs < LATEST_WAKE_MS) setTimeout(() => void wake(), delayMs).unref();
  }

  void wake();
  const interval = setInterval(() => void wake(), LOOK_INTERVAL_MS).unref();
  return {
    wake,
    wakeAt,
    stop: async (limitMs) => {
      clearInterval(interval);
      stopping.abort();
      await Promise.race([running, pause(limitMs, undefined, { ref: false })]);
    },
  };
}

async function deliverDue(deps: DeliverMailDeps, stopping: AbortSignal): Promise<void> {
  const { mailQueue, now } = deps;
  for (;;) {
    const ids = await mailQueue.listDue(now().toISOString());
    if (ids.length === 0) return;
    for (const id of ids) {
      if (stopping.aborted) return;
      const claimedAt = now();
      const until = new Date(claimedAt.getTime() + CLAIM_MS);
      const mail = await mailQueue.claim(id, claimedAt.toISOString(), until.toISOString());
      if (mail !== undefined) await deliverMail(deps, mail);
    }
  }
}
