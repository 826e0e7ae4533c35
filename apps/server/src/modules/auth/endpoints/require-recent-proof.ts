import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import type { Person } from '../sessions/require-person.ts';

/** A sign-in, a code or a link is proof for so long. */
const RECENT_SECONDS = 10 * 60;

type Proof = { current_password?: string | null | undefined; nonce?: string | null | undefined };

/**
 * Somebody at an unlocked device must not take the account over: who changes password or address has signed in a moment
 * ago, or knows the password, or reads the mailbox.
 * @throws AuthError `current_password_mismatch`, `reauthentication_not_valid`, `reauthentication_needed`,
 *   `over_request_rate_limit`
 */
export async function requireRecentProof(deps: AuthDeps, { account, session }: Person, proof: Proof): Promise<void> {
  if (proof.current_password) return requirePassword(deps, account, proof.current_password);
  if (proof.nonce) return requireNonce(deps, account.id, proof.nonce);
  const latest = Math.max(0, ...session.amr.map(({ timestamp }) => timestamp));
  if (deps.now().getTime() / 1000 - latest > RECENT_SECONDS) throw new AuthError('reauthentication_needed');
}

async function requirePassword(deps: AuthDeps, account: Person['account'], password: string): Promise<void> {
  const leave = await deps.signInGate.enter(account.email, `account ${account.id}`);
  if (!(await deps.passwords.fits(password, account.passwordHash))) throw new AuthError('current_password_mismatch');
  await leave();
}

async function requireNonce(deps: AuthDeps, accountId: string, nonce: string): Promise<void> {
  const leave = await deps.signInGate.enter(`nonce ${accountId}`, `account ${accountId}`);
  const link = await deps.mailLinks.find(deps.codeHash(`nonce ${accountId}`, nonce));
  const oldest = new Date(deps.now().getTime() - RECENT_SECONDS * 1000).toISOString();
  const isGood = link !== undefined && link.createdAt >= oldest && (await deps.mailLinks.use(link.hash));
  if (!isGood) throw new AuthError('reauthentication_not_valid');
  await leave();
}
