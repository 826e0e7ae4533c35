import { randomUUID } from 'node:crypto';
import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { tokenHash } from '../random-token.ts';
import type { PendingPassword } from '../sessions/auth-code-store.ts';
import type { NewSignUp } from '../sign-up-store.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import type { MailLink } from './mail-link-store.ts';
import type { LinkType } from './send-link.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;
const KINDS: Readonly<Record<LinkType, readonly MailLink['kind'][]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  email_change: ['emailChangeCurrent', 'emailChangeNew'],
};

/**
 * The result of a link. `account` is its owner; an e-mail change is complete only when both boxes have confirmed. A
 * link proves an address, never a password: a sign-up's password waits in `signUp` for the verifier of the browser that
 * chose it.
 */
export type OpenedLink = {
  link: MailLink;
  account: Account;
  isWhole: boolean;
  method: string;
  signUp?: PendingPassword | undefined;
};

/**
 * Carries out a mailed link, once.
 * @param email of the box that it was mailed to, if the caller names one
 * @throws AuthError `otp_expired` for a link that is unknown, used, older than a day, of another type or of another box
 */
export async function openLink(
  deps: AuthDeps,
  token: string,
  type: LinkType,
  email: string | undefined,
): Promise<OpenedLink> {
  const link = await deps.mailLinks.find(tokenHash(token));
  const oldest = new Date(deps.now().getTime() - LIFE_MS).toISOString();
  if (link === undefined || !KINDS[type].includes(link.kind) || link.createdAt < oldest) throw expired();
  if (email !== undefined && canonicalEmail(email) !== link.email) throw expired();
  if (!(await deps.mailLinks.use(link.hash))) throw expired();
  if (link.kind === 'signup')
    return { link, ...(await confirmSignUp(deps, link)), isWhole: true, method: 'email/signup' };
  if (link.kind === 'recovery') return { link, account: await recover(deps, link), isWhole: true, method: 'recovery' };
  return { link, ...(await confirmEmailChange(deps, link)), method: 'email_change' };
}

async function confirmSignUp(deps: AuthDeps, link: MailLink): Promise<Pick<OpenedLink, 'account' | 'signUp'>> {
  const signUp = await deps.signUps.find(link.ownerId);
  if (signUp === undefined) throw expired();
  const { codeChallenge, passwordHash } = signUp;
  const isPending = codeChallenge !== undefined && passwordHash !== undefined;
  const account = await makeAccount(deps, signUp, undefined);
  return { account, signUp: isPending ? { codeChallenge, passwordHash } : undefined };
}

/**
 * The account of the address, also if it was never confirmed: this link proves it. Links of an account are void once
 * its address or password changes, so a link always belongs to the current owner of the box.
 */
async function recover(deps: AuthDeps, link: MailLink): Promise<Account> {
  const account = await deps.accounts.findByEmail(link.email);
  if (account !== undefined) return account;
  const signUp = await deps.signUps.find(link.ownerId);
  if (signUp === undefined) throw expired();
  return makeAccount(deps, signUp, undefined);
}

/** The account of a sign-up whose address is proved. @throws AuthError `otp_expired` if another request was first */
export async function makeAccount(
  deps: Pick<AuthDeps, 'accounts' | 'recordEvent' | 'inheritUsage' | 'now'>,
  signUp: NewSignUp,
  passwordHash: string | undefined,
): Promise<Account> {
  const { id, email, createdAt } = signUp;
  const now = deps.now().toISOString();
  const metadata = { ...signUp.metadata, sub: id, email, email_verified: true, phone_verified: false };
  const dates = { createdAt: now, updatedAt: now, lastSignInAt: now };
  const identity = { id: randomUUID(), accountId: id, provider: 'email', subject: id, email, data: metadata, ...dates };
  const isNew = await deps.accounts.add(
    { id, email, passwordHash, metadata, createdAt, emailConfirmedAt: now },
    identity,
  );
  const account = isNew ? await deps.accounts.find(id) : undefined;
  if (account === undefined) throw expired();
  await deps.inheritUsage(email, id);
  deps.recordEvent('account_confirmed', { accountId: id });
  return account;
}

const expired = () => new AuthError('otp_expired');
