import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { clientAddress } from '../client-address.ts';
import { addressLimit } from './address-limit.ts';
import type { Admission } from './admission.ts';
import { doorOf } from './door-of.ts';
import { hasLongBody } from './has-long-body.ts';
import { type Refusal, refusals } from './refusals.ts';
import type { RequestLine } from './request-line.ts';

/** Requests to the API a minute: twenty a second, far above what a page or an office behind one address sends. */
const MOST_A_MINUTE = 1200;
const MINUTE_MS = 60_000;
const REPORT_MS = 5000;

export type GateDeps = {
  admission: Admission;
  line: RequestLine;
  trustedProxies: BlockList | undefined;
  hasLimits: boolean;
  apiHeaders: Readonly<Record<string, string>>;
  log: Logger;
  /** Told of each refusal. */
  onRefused: (refusal: Refusal) => void;
  now: () => Date;
};

/** Answers a request that must not come in; else begins it when its turn has come. */
export type Gate = (incoming: IncomingMessage, outgoing: ServerResponse, begin: () => void) => void;

/**
 * Refuses before any work is done: who asks too often, and, while the server is full, everybody, pages last.
 * A refusal has no line of its own in the log, which a flood would fill; every five seconds one line counts them.
 */
export function gatekeeper(deps: GateDeps): Gate {
  const { admission, line, hasLimits, now } = deps;
  const ofAddress = addressLimit({ most: MOST_A_MINUTE, windowMs: MINUTE_MS, now });
  const refuse = refusals(deps.apiHeaders);
  const report = reporter(deps.log);

  const mayAsk = (incoming: IncomingMessage) => {
    const address = clientAddress(incoming, deps.trustedProxies);
    // From this machine comes its operator, or a proxy that TRUSTED_PROXIES does not name: then it is everybody.
    return !hasLimits || address.startsWith('127.') || ofAddress.take(address);
  };

  return (incoming, outgoing, begin) => {
    const door = doorOf(incoming.url ?? '/');
    if (door === 'watch') return begin();
    const isFull = door === 'page' ? !admission.takePage() : admission.isFull;
    const refusal = isFull ? 'server_busy' : door === 'page' || mayAsk(incoming) ? undefined : 'rate_limited';
    if (refusal === undefined) {
      // Who has left meanwhile has no use for an answer.
      return line.enter(door === 'page' ? 'page' : 'request', () => {
        if (!outgoing.destroyed) begin();
      });
    }
    refuse(outgoing, door, refusal, hasLongBody(incoming));
    report(refusal);
    deps.onRefused(refusal);
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
