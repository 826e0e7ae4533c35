import { randomUUID } from 'node:crypto';
import type { Account, Identity } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { notifyOwner } from '../notify-owner.ts';
import type { UserMetadata } from '../user-metadata.ts';
import type { ProviderPerson } from './identity-provider.ts';

type AccountOfPersonDeps = Pick<
  AuthDeps,
  'accounts' | 'inheritUsage' | 'queueMail' | 'recordEvent' | 'publicUrl' | 'signUpDisabled' | 'now'
>;

/**
 * The account of a person a provider vouches for: the one linked to the provider's subject, else the one with the
 * address, else a new one. Only an address that the provider has verified counts, and an account's own address is
 * always confirmed, so neither can belong to someone else.
 * @throws AuthError `provider_email_needs_verification`, `signup_disabled`, `user_banned`
 */
export async function accountOfPerson(
  deps: AccountOfPersonDeps,
  provider: string,
  person: ProviderPerson,
): Promise<Account> {
  const account = (await findKnown(deps, provider, person)) ?? (await findOrMake(deps, provider, person));
  // A concurrent request has created it (the same person in another tab): look it up again.
  if (account === undefined) return accountOfPerson(deps, provider, person);
  if (account.disabledAt !== undefined) throw new AuthError('user_banned');
  return account;
}

/** By subject only: addresses change, and are reassigned to other people. */
async function findKnown(
  { accounts, now }: AccountOfPersonDeps,
  provider: string,
  person: ProviderPerson,
): Promise<Account | undefined> {
  const identity = await accounts.findIdentity(provider, person.subject);
  if (identity === undefined) return undefined;
  const time = now().toISOString();
  const email = canonicalEmail(person.email ?? '') ?? identity.email;
  await accounts.updateIdentity(identity.id, { email, data: describePerson(person, email), lastSignInAt: time }, time);
  return accounts.find(identity.accountId);
}

/** @returns `undefined` if the address or the subject has just been taken */
async function findOrMake(
  deps: AccountOfPersonDeps,
  provider: string,
  person: ProviderPerson,
): Promise<Account | undefined> {
  const email = person.isEmailVerified ? canonicalEmail(person.email ?? '') : undefined;
  if (email === undefined) throw new AuthError('provider_email_needs_verification', { values: { provider } });
  const account = await deps.accounts.findByEmail(email);
  if (account === undefined && deps.signUpDisabled) throw new AuthError('signup_disabled');
  const now = deps.now().toISOString();
  const data = describePerson(person, email);
  const dates = { createdAt: now, updatedAt: now, lastSignInAt: now };
  const identity = { id: randomUUID(), provider, subject: person.subject, email, data, ...dates };
  return account === undefined ? makeAccount(deps, identity) : link(deps, account, identity);
}

type NewIdentity = Omit<Identity, 'accountId'>;

async function makeAccount(deps: AccountOfPersonDeps, identity: NewIdentity): Promise<Account | undefined> {
  const { provider, email, data, createdAt } = identity;
  const id = randomUUID();
  const account = { id, email, passwordHash: undefined, metadata: data, createdAt, emailConfirmedAt: createdAt };
  if (!(await deps.accounts.add(account, { ...identity, accountId: id }))) return undefined;
  await deps.inheritUsage(email, id);
  deps.recordEvent('account_confirmed', { accountId: id, provider });
  return deps.accounts.find(id);
}

/** Informs the owner, since the provider account is now a way to sign in. */
async function link(deps: AccountOfPersonDeps, account: Account, identity: NewIdentity): Promise<Account | undefined> {
  if (account.disabledAt !== undefined) return account;
  if (!(await deps.accounts.addIdentity({ ...identity, accountId: account.id }))) return undefined;
  deps.recordEvent('provider_added', { accountId: account.id, provider: identity.provider });
  await notifyOwner(deps, account, 'providerAdded');
  return account;
}

/** The stored data about a person, under the protocol's names. */
function describePerson(person: ProviderPerson, email: string): UserMetadata {
  const { issuer: iss, subject: sub, fullName, avatarUrl } = person;
  return {
    iss,
    sub,
    provider_id: sub,
    email,
    email_verified: person.isEmailVerified,
    phone_verified: false,
    ...(fullName !== undefined && { name: fullName, full_name: fullName }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl, picture: avatarUrl }),
  };
}
