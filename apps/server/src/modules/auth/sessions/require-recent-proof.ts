import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import type { Factor } from '../factors/factor-store.ts';
import type { Person } from './require-person.ts';
import type { Session } from './session-store.ts';

/** How long a proof stays recent. */
const RECENT_MS = 10 * 60 * 1000;

/**
 * All actions that change how an account is signed in to, or delete it. If the account has a second factor, the session
 * must have passed it, too: `withoutFactor` is the protocol's error for that.
 */
export const GUARDED_ACTIONS = {
  changePassword: { withoutFactor: {} },
  changeEmail: { withoutFactor: {} },
  changePhone: { withoutFactor: {} },
  addFactor: { withoutFactor: { status: 403, message: 'AAL2 required to enroll a new factor' } },
  removeFactor: { withoutFactor: { status: 422, message: 'AAL2 required to unenroll verified factor' } },
  /** They remove the second factors. */
  makeRecoveryCodes: {
    withoutFactor: { status: 403, message: 'First, enter a code from one of your verification methods.' },
  },
  deleteAccount: {
    withoutFactor: { status: 403, message: 'First, enter a code from one of your verification methods.' },
  },
} as const satisfies Record<string, { withoutFactor: { status?: number; message?: string } }>;

export type GuardedAction = keyof typeof GUARDED_ACTIONS;

/** The proof in the request itself; `nonce` is a mailed code. */
export type GivenProof = { current_password?: string | null | undefined; nonce?: string | null | undefined };

/**
 * Someone at an unlocked device or with a stolen session must not be able to take over the account: guarded actions
 * require a fresh sign-in, the password, or a code from the mailbox. A proof in the request only counts for that
 * request; `noteProof` records one for the session.
 * @throws AuthError `insufficient_aal`, `reauthentication_needed`; what `checkProof` throws
 */
export async function requireRecentProof(
  deps: AuthDeps,
  person: Person,
  action: GuardedAction,
  given: GivenProof = {},
): Promise<void> {
  const { account, session } = person;
  if (needsSecondFactor(session, await deps.listFactors(account.id)))
    throw new AuthError('insufficient_aal', GUARDED_ACTIONS[action].withoutFactor);
  if (given.current_password || given.nonce) return checkProof(deps, account, given);
  // Another server's clock may be ahead, and a clock that was set back must not make old proofs recent.
  const age = Math.abs(deps.now().getTime() - Date.parse(session.provedAt));
  if (age > RECENT_MS) throw new AuthError('reauthentication_needed');
}

/**
 * Makes a password or a mailed code count as the session's recent proof.
 * @throws what `checkProof` throws
 */
export async function noteProof(deps: AuthDeps, { account, session }: Person, given: GivenProof): Promise<void> {
  await checkProof(deps, account, given);
  await deps.sessions.noteProof(session.id, deps.now().toISOString());
}

/** @throws AuthError `current_password_mismatch`, `reauthentication_not_valid`, `over_request_rate_limit` */
async function checkProof(deps: AuthDeps, account: Person['account'], given: GivenProof): Promise<void> {
  if (given.current_password) await checkCurrentPassword(deps, account, given.current_password);
  else await checkMailedCode(deps, account.id, given.nonce ?? '');
}

async function checkCurrentPassword(deps: AuthDeps, account: Person['account'], password: string): Promise<void> {
  const leave = await deps.signInGate.enter(account.email, `account ${account.id}`);
  if (!(await deps.passwords.fits(password, account.passwordHash))) throw new AuthError('current_password_mismatch');
  await leave();
}

async function checkMailedCode(deps: AuthDeps, accountId: string, nonce: string): Promise<void> {
  const leave = await deps.signInGate.enter(`nonce ${accountId}`, `account ${accountId}`);
  const link = await deps.mailLinks.find(deps.codeHash(`nonce ${accountId}`, nonce));
  const oldest = new Date(deps.now().getTime() - RECENT_MS).toISOString();
  const isGood = link !== undefined && link.createdAt >= oldest && (await deps.mailLinks.use(link.hash));
  if (!isGood) throw new AuthError('reauthentication_not_valid');
  await leave();
}

/** Whether a person has a second factor that their session has not passed. */
function needsSecondFactor({ aal }: Pick<Session, 'aal'>, factors: readonly Pick<Factor, 'status'>[]): boolean {
  return aal !== 'aal2' && factors.some(({ status }) => status === 'verified');
}
