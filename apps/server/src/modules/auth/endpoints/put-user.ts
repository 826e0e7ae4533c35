import type { Context } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../../http/app-env.ts';
import { truncatedAddress } from '../../../http/ip-address.ts';
import type { Account } from '../account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { notifyOwner } from '../notify-owner.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { redirectTarget } from '../redirect-target.ts';
import { readChallenge } from '../sessions/code-challenge.ts';
import { type Person, requirePerson } from '../sessions/require-person.ts';
import { type GuardedAction, requireRecentProof } from '../sessions/require-recent-proof.ts';
import { mergeMetadata } from '../user-metadata.ts';
import { challengeFields, metadata, text } from './fields.ts';
import { answerUser } from './get-user.ts';
import { type EmailChangeRequest, mailEmailChange } from './mail-email-change.ts';
import { readEmail } from './read-email.ts';

const body = z.object({
  email: text.nullish(),
  password: text.nullish(),
  current_password: text.nullish(),
  nonce: text.nullish(),
  phone: text.nullish(),
  data: metadata.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});
type Change = z.output<typeof body>;

/**
 * PUT /user. A new password needs a fresh proof of identity; a new address also needs both boxes. The request is
 * validated first, so that an invalid one uses up no proof and changes nothing halfway.
 */
export function putUser(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const person = await requirePerson(deps, c);
    const change = await readAuthBody(c, body);
    if (change.app_metadata !== undefined) throw new AuthError('not_admin');
    const email = readNewEmail(change, person.account);
    const codeChallenge = readChallenge(change);
    const redirectTo = redirectTarget(c.req.query('redirect_to'), deps.publicUrl);
    const network = truncatedAddress(c.get('facts').clientAddress);
    if (change.password) await deps.checkPassword(change.password, person.account.email);
    const action = guardedAction(change, email);
    if (action !== undefined) await requireRecentProof(deps, person, action, change);
    if (change.phone) throw new AuthError('phone_provider_disabled');
    if (change.data) await changeMetadata(deps, person.account, change.data);
    if (change.password) await changePassword(deps, person, change.password);
    if (email !== undefined)
      await changeEmail(deps, person.account, { newEmail: email, codeChallenge, redirectTo, network });
    return answerUser(deps, c, (await deps.accounts.find(person.account.id)) ?? person.account);
  };
}

function readNewEmail({ email }: Change, account: Account): string | undefined {
  if (!email) return undefined;
  const canonical = readEmail(email);
  return canonical === account.email ? undefined : canonical;
}

/** One proof is enough for all changes of a request; a mailed code works once. */
function guardedAction({ password, phone }: Change, newEmail: string | undefined): GuardedAction | undefined {
  if (password) return 'changePassword';
  if (newEmail !== undefined) return 'changeEmail';
  return phone ? 'changePhone' : undefined;
}

async function changeMetadata(
  deps: AuthDeps,
  account: Account,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changed = mergeMetadata(account.metadata, data);
  await deps.accounts.update(account.id, { metadata: changed }, deps.now().toISOString());
}

/** Signs out all other devices and voids all mailed links and codes: anyone who knew the old password loses access. */
async function changePassword(deps: AuthDeps, { account, session }: Person, password: string): Promise<void> {
  if (account.passwordHash !== undefined && (await deps.passwords.fits(password, account.passwordHash)))
    throw new AuthError('same_password');
  const passwordHash = await deps.passwords.hash(password);
  if (!(await deps.accounts.changePassword(account.id, passwordHash, session.id, deps.now().toISOString())))
    throw new AuthError('session_not_found');
  deps.recordEvent('password_changed', { accountId: account.id });
  await notifyOwner(deps, account, 'passwordChanged');
}

/** Answers the same for an address of another account, before anything is looked up. */
async function changeEmail(deps: AuthDeps, account: Account, request: EmailChangeRequest): Promise<void> {
  const now = deps.now().toISOString();
  const pending = { newEmail: request.newEmail, emailChangeSentAt: now, emailChangeConfirmedBy: undefined };
  await deps.accounts.update(account.id, pending, now);
  deps.afterAnswer(() => mailEmailChange(deps, account, request));
}
