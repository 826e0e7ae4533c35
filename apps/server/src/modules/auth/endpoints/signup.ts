import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { truncatedAddress } from '../../../http/ip-address.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { askerCookie } from '../links/asker-cookie.ts';
import { makeAccount } from '../links/open-link.ts';
import { sendLinks } from '../links/send-link.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { redirectTarget } from '../redirect-target.ts';
import { readChallenge } from '../sessions/code-challenge.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import type { UserAnswer } from '../sessions/describe-user.ts';
import { beginSession } from '../sessions/issue-session.ts';
import type { NewSignUp } from '../sign-up-store.ts';
import { mergeMetadata } from '../user-metadata.ts';
import { challengeFields, metadata, text } from './fields.ts';
import { readEmail } from './read-email.ts';
import { signUpMail } from './sign-up-mail.ts';

const body = z.object({
  email: text.optional(),
  phone: text.optional(),
  password: text.optional(),
  data: metadata.nullish(),
  ...challengeFields,
});

/**
 * POST /signup. A new address, a pending one and one with an account get the same response after the same work; only
 * the mail differs. If no mail is sent nothing is stored, since it could never be confirmed.
 */
export function signup(deps: AuthDeps) {
  const asker = askerCookie(deps.publicUrl);
  return async (c: Context<AppEnv>): Promise<Response> => {
    if (deps.signUpDisabled) throw new AuthError('signup_disabled');
    const given = await readAuthBody(c, body);
    const signUp = await readSignUp(deps, given, c.req.query('redirect_to'));
    if (deps.autoconfirm) return answerJson(c, 200, await confirmAtOnce(deps, signUp, c));
    await invite(deps, signUp, truncatedAddress(c.get('facts').clientAddress));
    deps.recordEvent('signed_up', {});
    return answerJson(c, 200, describeSignUp(signUp), asker.header(signUp.codeChallenge));
  };
}

async function readSignUp(
  deps: AuthDeps,
  given: z.output<typeof body>,
  redirectTo: string | undefined,
): Promise<NewSignUp> {
  const codeChallenge = readChallenge(given);
  const email = readAddress(given);
  if (given.password === undefined || given.password === '')
    throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
  await deps.checkPassword(given.password, email);
  const now = deps.now().toISOString();
  return {
    id: randomUUID(),
    email,
    passwordHash: await deps.passwords.hash(given.password),
    metadata: mergeMetadata({}, given.data ?? {}),
    createdAt: now,
    codeChallenge,
    redirectTo: redirectTarget(redirectTo, deps.publicUrl),
  };
}

function readAddress({ email, phone }: z.output<typeof body>): string {
  if (email) return readEmail(email);
  if (phone) throw new AuthError('phone_provider_disabled', { message: 'Phone signups are disabled' });
  throw new AuthError('anonymous_provider_disabled');
}

/**
 * For an address that has an account the same rows are written as for a new one; its owner is informed, and the link is
 * not mailed.
 */
async function invite(deps: AuthDeps, signUp: NewSignUp, network: string): Promise<void> {
  const account = await deps.accounts.findByEmail(signUp.email);
  const { id: ownerId, email, codeChallenge, redirectTo } = signUp;
  const mailOf = (link: string) => signUpMail(deps, account, link);
  const mail = { link: { kind: 'signup', ownerId, email, codeChallenge, redirectTo } as const, mailOf };
  await sendLinks(deps, { kind: 'signup', email, network }, account?.metadata ?? signUp.metadata, [mail], signUp);
}

async function confirmAtOnce(deps: AuthDeps, signUp: NewSignUp, c: Context<AppEnv>): Promise<object> {
  if ((await deps.accounts.findByEmail(signUp.email)) !== undefined) throw new AuthError('user_already_exists');
  const account = await makeAccount(deps, signUp, signUp.passwordHash);
  return beginSession(deps, account, 'password', describeDevice(c.env.incoming.headers['user-agent']));
}

/** A sign-up in the shape of a user, identical whether or not the address already had an account. */
function describeSignUp({ id, email, metadata, createdAt }: NewSignUp): UserAnswer {
  const data = { ...metadata, sub: id, email, email_verified: false, phone_verified: false };
  const dates = { last_sign_in_at: createdAt, created_at: createdAt, updated_at: createdAt };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: createdAt, // not when the mail is sent: that would reveal requests by others
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [
      { identity_id: randomUUID(), id, user_id: id, identity_data: data, provider: 'email', email, ...dates },
    ],
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
  };
}
