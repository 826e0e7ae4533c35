import { setTimeout } from 'node:timers/promises';
import type { Outbox } from '@wordlamp/contract/account';
import { type Context, Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { isFromThisMachine } from '../../http/is-from-this-machine.ts';
import { isLoopbackHost } from '../../http/is-loopback-host.ts';
import { onlyMethods } from '../../http/only-methods.ts';

export type OutboxDeps = {
  /** `undefined`: mails are sent. */
  findNewestMail: (() => Promise<string | undefined>) | undefined;
  /** Work after responses, which may be about to queue a mail. */
  backgroundWork: ReadonlySet<Promise<void>>;
  /** Resolves when no mail is waiting to be written. */
  deliverNow: () => Promise<void>;
  publicUrl: string;
};

/** During many sign-ups there is always another mail to write: then the newest so far is answered. */
const LONGEST_WAIT_MS = 1000;

/**
 * The path of the newest mail, for people who try the product on their own machine. For all others the route does not
 * exist.
 */
export function outboxRoutes(deps: OutboxDeps): Hono<AppEnv> {
  const { findNewestMail, backgroundWork, deliverNow } = deps;
  const isPublic = !isLoopbackHost(new URL(deps.publicUrl).hostname);
  const mayAsk = (c: Context<AppEnv>) => !isPublic && isFromThisMachine(c);
  const refuseMethod = onlyMethods('GET, HEAD');
  return new Hono<AppEnv>()
    .get('/', async (c, next) => {
      if (findNewestMail === undefined || !mayAsk(c)) return next();
      const written = Promise.allSettled(backgroundWork).then(deliverNow);
      await Promise.race([written, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })]);
      return answerJson(c, 200, { file: await findNewestMail() } satisfies Outbox);
    })
    .all('/', (c, next) => (findNewestMail === undefined || !mayAsk(c) ? next() : refuseMethod(c, next)));
}
