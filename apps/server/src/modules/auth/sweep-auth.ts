import type { AuthDeps } from './auth-deps.ts';
import { unverifiedSince } from './factors/list-factors.ts';
import { sessionLimits } from './sessions/refresh-session.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A person may look for the mail a few days later and request it again. */
const SIGN_UP_KEPT_MS = 7 * DAY_MS;
const LINK_KEPT_MS = DAY_MS;
/** Longer than codes and provider sign-ins are valid, so that a reused one is noticed. */
const CODE_KEPT_MS = HOUR_MS;
/** Longer than a challenge is valid, so that a late answer gets "expired" instead of "not found". */
const CHALLENGE_KEPT_MS = HOUR_MS;
const PLACE_KEPT_MS = 90 * DAY_MS;

/** Deletes expired data, as the privacy page says, and rotates the signing keys. */
export async function sweepAuth(deps: AuthDeps): Promise<void> {
  const now = deps.now();
  const ago = (time: number) => new Date(now.getTime() - time).toISOString();
  await deps.signUps.deleteCreatedBefore(ago(SIGN_UP_KEPT_MS));
  await deps.mailLinks.deleteCreatedBefore(ago(LINK_KEPT_MS));
  await deps.accounts.forgetEmailChangesBefore(ago(LINK_KEPT_MS));
  await deps.authCodes.deleteCreatedBefore(ago(CODE_KEPT_MS));
  await deps.factors.deleteUnverifiedBefore(unverifiedSince(now));
  await deps.factorChallenges.deleteCreatedBefore(ago(CHALLENGE_KEPT_MS));
  await deps.providerFlows.deleteCreatedBefore(ago(CODE_KEPT_MS));
  await deps.sessions.deleteUnused(sessionLimits(now));
  await deps.attempts.deleteEndedBefore(now.toISOString());
  await deps.mailSchedules.deleteCountedBefore(now.toISOString());
  await deps.attempts.forgetPlacesBefore(ago(PLACE_KEPT_MS));
  await deps.signingKeys.rotate();
}
