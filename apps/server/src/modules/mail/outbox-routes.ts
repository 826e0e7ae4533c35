import type { Outbox } from '@wordlamp/contract/account';
import { type Context, Hono } from 'hono';
import { answerJson } from '../../http/answer-json.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { isLoopbackHost } from '../../http/is-loopback-host.ts';

export type OutboxDeps = {
  /** `undefined`: mails are sent. */
  findNewestMail: (() => Promise<string | undefined>) | undefined;
  /** What goes on after answers, which may be about to queue a mail. */
  lateWork: ReadonlySet<Promise<void>>;
  /** Resolves when no mail is waiting to be written. */
  deliverNow: () => Promise<void>;
  publicUrl: string;
};

const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Where the newest mail lies, for whoever tries the product on their own machine. To anybody else there is nothing here:
 * behind a proxy on this machine every visitor comes from the loopback address, so it takes more than that.
 */
export function outboxRoutes(deps: OutboxDeps): Hono<AppEnv> {
  const { findNewestMail, lateWork, deliverNow } = deps;
  const isPublic = !isLoopbackHost(new URL(deps.publicUrl).hostname);
  return new Hono<AppEnv>().get('/', async (c, next) => {
    if (findNewestMail === undefined || isPublic || !isOnThisMachine(c)) return next();
    await Promise.allSettled(lateWork);
    await deliverNow();
    return answerJson(c, 200, { file: await findNewestMail() } satisfies Outbox);
  });
}

function isOnThisMachine(c: Context<AppEnv>): boolean {
  if (FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  return c.get('facts').clientAddress.startsWith('127.');
}
