import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { clientAddress } from '../client-address.ts';
import { addressLimit } from './address-limit.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { hasLongBody } from './has-long-body.ts';
import { type Refusal, refusals } from './refusals.ts';
import { routeClassOf } from './route-class.ts';

/** API requests per minute: twenty a second, far above what a page or an office behind one address sends. */
const MAX_A_MINUTE = 1200;
const MINUTE_MS = 60_000;
const REPORT_MS = 5000;

export type LoadShedderDeps = {
  concurrency: ConcurrencyLimit;
  trustedProxies: BlockList | undefined;
  hasLimits: boolean;
  apiHeaders: Readonly<Record<string, string>>;
  log: Logger;
  /** Called for each refusal. */
  onRefused: (refusal: Refusal) => void;
  now: () => Date;
};

/** @returns whether the request was refused and answered */
export type LoadShedder = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Rejects before any work is done: clients over their rate limit and, while the server is full, everyone, pages last.
 * Rejections are not logged one by one, since a flood would fill the log; one line every five seconds counts them.
 */
export function loadShedder(deps: LoadShedderDeps): LoadShedder {
  const { concurrency, hasLimits, now } = deps;
  const ofAddress = addressLimit({ most: MAX_A_MINUTE, windowMs: MINUTE_MS, now });
  const refuse = refusals(deps.apiHeaders);
  const report = reporter(deps.log);

  const mayAsk = (incoming: IncomingMessage) => {
    const address = clientAddress(incoming, deps.trustedProxies);
    // Requests from this machine are the operator's, or come from a proxy missing in TRUSTED_PROXIES: then they are
    // everyone's.
    return !hasLimits || address.startsWith('127.') || ofAddress.take(address);
  };

  return (incoming, outgoing) => {
    const routeClass = routeClassOf(incoming.url ?? '/');
    if (routeClass === 'health') return false;
    const isPage = routeClass === 'page';
    const isFull = concurrency.isFull(isPage ? 'page' : 'api');
    const refusal = isFull ? 'server_busy' : isPage || mayAsk(incoming) ? undefined : 'rate_limited';
    if (refusal === undefined) return false;
    refuse(outgoing, routeClass, refusal, hasLongBody(incoming));
    report(refusal);
    deps.onRefused(refusal);
    return true;
  };
}

function reporter(log: Logger): (refusal: Refusal) => void {
  let counts: Partial<Record<Refusal, number>> = {};
  let isWaiting = false;
  return (refusal) => {
    counts[refusal] = (counts[refusal] ?? 0) + 1;
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      log.warn(counts, 'requests refused');
      counts = {};
      isWaiting = false;
    }, REPORT_MS).unref();
  };
}
