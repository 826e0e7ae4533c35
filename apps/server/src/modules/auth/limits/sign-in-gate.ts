import type { RecordEvent } from '../../../insight/security-event.ts';
import { AuthError } from '../auth-error.ts';
import type { AttemptKey } from './attempt-key.ts';
import type { AttemptStore } from './attempt-store.ts';
import { secondsUntilOver } from './seconds-until-over.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The allowed number of wrong passwords, and how long they count. */
const LIMITS = {
  /** One account from one address block. */
  pair: { most: 10, windowMs: 15 * MINUTE_MS },
  /**
   * Per address block, over all accounts: an office behind one address stays below, trying a list of accounts does not.
   */
  place: { most: 100, windowMs: 15 * MINUTE_MS },
  /** The IPv6 /48 around it, which may be one person's as well. */
  network: { most: 400, windowMs: 15 * MINUTE_MS },
  /** Per account, over all addresses (NIST SP 800-63B-4 3.2.2 allows 100); known places only have the pair's limit. */
  account: { most: 100, windowMs: DAY_MS },
} as const;

export type SignInGateDeps = {
  attempts: AttemptStore;
  attemptKey: AttemptKey;
  hasLimits: boolean;
  recordEvent: RecordEvent;
  now: () => Date;
};

export type SignInGate = {
  /**
   * Counts an attempt before its password is looked at, so that a thousand concurrent ones count as a thousand.
   * @param email canonical, of an account or not
   * @param place the client's address block, or another key for the client
   * @param network the larger block around it, if any
   * @returns a function to call if the password was right, which uncounts the attempt
   * @throws AuthError `over_request_rate_limit`
   */
  enter(email: string, place: string, network?: string): Promise<() => Promise<void>>;
};

/** Slows down password guessing, but still lets people in from known places. */
export function signInGate({ attempts, attemptKey, hasLimits, recordEvent, now }: SignInGateDeps): SignInGate {
  const count = (key: string, windowMs: number) => {
    const time = now();
    return attempts.count(key, time.toISOString(), new Date(time.getTime() + windowMs).toISOString());
  };
  return {
    async enter(email, place, network) {
      if (!hasLimits) return async () => undefined;
      const keys = {
        pair: attemptKey('sign-in pair', email, place),
        place: attemptKey('sign-in place', place),
        network: network === undefined ? undefined : attemptKey('sign-in network', network),
        account: attemptKey('sign-in account', email),
      };
      const known = attemptKey('known place', email, place);
      const [pair, ofPlace, ofNetwork, ofAccount, isKnown] = await Promise.all([
        count(keys.pair, LIMITS.pair.windowMs),
        count(keys.place, LIMITS.place.windowMs),
        keys.network === undefined ? undefined : count(keys.network, LIMITS.network.windowMs),
        count(keys.account, LIMITS.account.windowMs),
        attempts.isKnownPlace(known),
      ]);
      const full = [
        ...(pair.count > LIMITS.pair.most ? [pair] : []),
        ...(ofPlace.count > LIMITS.place.most ? [ofPlace] : []),
        ...(ofNetwork && ofNetwork.count > LIMITS.network.most ? [ofNetwork] : []),
        ...(ofAccount.count > LIMITS.account.most && !isKnown ? [ofAccount] : []),
      ];
      if (full.length > 0) {
        recordEvent('sign_in_held_back', {});
        throw new AuthError('over_request_rate_limit', { retryAfter: secondsUntilOver(full, now()) });
      }
      return async () => {
        await Promise.all([
          attempts.forget(keys.pair),
          attempts.takeBack(keys.place),
          keys.network === undefined ? undefined : attempts.takeBack(keys.network),
          attempts.takeBack(keys.account),
          attempts.rememberPlace(known, now().toISOString()),
        ]);
      };
    },
  };
}
