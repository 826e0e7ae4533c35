import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { answerJson } from '../../../http/answer-json.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { AuthError } from '../auth-error.ts';
import { makeAccount } from '../links/open-link.ts';
import { sendLink } from '../links/send-link.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { redirectTarget } from '../redirect-target.ts';
import { readChallenge } from '../sessions/code-challenge.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { beginSession } from '../sessions/issue-session.ts';
import type { SignUp } from '../sign-up-store.ts';
import { mergeMetadata, pageLink } from '../user-metadata.ts';
import { describeSignUp } from './describe-sign-up.ts';
import { challengeFields, metadata, text } from './fields.ts';
import { readEmail } from './read-email.ts';

const body = z.object({
  email: text.optional(),
  phone: text.optional(),
  password: text.optional(),
  data: metadata.nullish(),
  ...challengeFields,
});

/**
 * POST /signup. A new address, one that waits and one that has an account are answered alike, after the same work; only
 * what is mailed differs. Where the mail is held back nothing is kept, since nobody could confirm it.
 */
export function signup(deps: AuthDeps) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    if (deps.signUpDisabled) throw new AuthError('signup_disabled');
    const given = await readAuthBody(c, body);
    const signUp = await readSignUp(deps, given, c.req.query('redirect_to'));
    if (deps.autoconfirm) return answerJson(c, 200, await confirmAtOnce(deps, signUp, c));
    if (await deps.mayMail('signup', signUp.email)) await invite(deps, signUp);
    deps.recordEvent('signed_up', {});
    return answerJson(c, 200, describeSignUp(signUp));
  };
}

async function readSignUp(
  deps: AuthDeps,
  given: z.output<typeof body>,
  redirectTo: string | undefined,
): Promise<SignUp> {
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
    confirmationSentAt: now,
    codeChallenge,
    redirectTo: redirectTarget(redirectTo, deps.publicUrl),
  };
}

function readAddress({ email, phone }: z.output<typeof body>): string {
  if (email === undefined || email === '')
    throw new AuthError(phone === undefined ? 'anonymous_provider_disabled' : 'phone_provider_disabled');
  return readEmail(email);
}

/** For an address that has an account the same is written as for a new one; its owner is told, and its link mailed to nobody. */
async function invite(deps: AuthDeps, signUp: SignUp): Promise<void> {
  const account = await deps.accounts.findByEmail(signUp.email);
  await deps.signUps.put(signUp);
  const { id: ownerId, email, codeChallenge, redirectTo } = signUp;
  const link = { kind: 'signup', ownerId, email, codeChallenge, redirectTo } as const;
  const auth = pageLink(deps.publicUrl, account?.metadata ?? {}, '/auth');
  await sendLink(deps, link, account?.metadata ?? signUp.metadata, (address) =>
    account === undefined
      ? { kind: 'confirmSignUp', link: address }
      : { kind: 'accountExists', signInLink: auth, recoverLink: `${auth}?view=forgot` },
  );
}

async function confirmAtOnce(deps: AuthDeps, signUp: SignUp, c: Context<AppEnv>): Promise<object> {
  if ((await deps.accounts.findByEmail(signUp.email)) !== undefined) throw new AuthError('user_already_exists');
  const account = await makeAccount(deps, signUp, signUp.passwordHash);
  return beginSession(deps, account, 'password', describeDevice(c.env.incoming.headers['user-agent']));
}
