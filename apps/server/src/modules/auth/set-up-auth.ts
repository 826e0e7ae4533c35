import type { Logger } from 'pino';
import { createSealer } from '../../sealing/sealed-text.ts';
import type { AccountStore } from './account-store.ts';
import type { AuthDeps } from './auth-deps.ts';
import type { SigningKeyStore } from './keys/signing-key-store.ts';
import { SIGNING_KEY_SEAL, signingKeys } from './keys/signing-keys.ts';
import { attemptKeys } from './limits/attempt-key.ts';
import type { AttemptStore } from './limits/attempt-store.ts';
import { mailGate } from './limits/mail-gate.ts';
import { signInGate } from './limits/sign-in-gate.ts';
import type { MailLinkStore } from './links/mail-link-store.ts';
import { checkPassword } from './passwords/check-password.ts';
import { passwordHashing } from './passwords/password-hashing.ts';
import type { RecordEvent } from './security-event.ts';
import { accessTokens } from './sessions/access-tokens.ts';
import type { AuthCodeStore } from './sessions/auth-code-store.ts';
import { refreshTokens } from './sessions/refresh-token.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { SignUpStore } from './sign-up-store.ts';

export type AuthSettings = {
  publicUrl: string;
  publishableKey: string;
  autoconfirm: boolean;
  signUpDisabled: boolean;
  /** `undefined`: the product's own rule. */
  minPasswordLength: number | undefined;
  hasLimits: boolean;
};

export type AuthStores = {
  accounts: AccountStore;
  signUps: SignUpStore;
  sessions: SessionStore;
  mailLinks: MailLinkStore;
  authCodes: AuthCodeStore;
  attempts: AttemptStore;
  signingKeys: SigningKeyStore;
};

export type AuthWorld = Pick<AuthDeps, 'now' | 'queueMail' | 'inheritUsage'> & {
  secretKey: Uint8Array;
  log: Logger;
  lateWork: Set<Promise<void>>;
};

/** Puts the parts of the accounts together. */
export function setUpAuth(settings: AuthSettings, stores: AuthStores, world: AuthWorld): AuthDeps {
  const { secretKey, now, log, queueMail, inheritUsage, lateWork } = world;
  const { minPasswordLength, ...shared } = settings;
  const recordEvent: RecordEvent = (event, facts) => log.info({ event, ...facts }, 'security');
  const attemptKey = attemptKeys(secretKey);
  const limits = { attempts: stores.attempts, attemptKey, hasLimits: settings.hasLimits, now };
  const keys = signingKeys({ signingKeys: stores.signingKeys, sealer: createSealer(secretKey, SIGNING_KEY_SEAL), now });
  return {
    ...shared,
    ...stores,
    signingKeys: keys,
    attemptKey,
    now,
    queueMail,
    inheritUsage,
    recordEvent,
    accessTokens: accessTokens({ keys, publicUrl: settings.publicUrl, now }),
    refreshTokens: refreshTokens(secretKey),
    passwords: passwordHashing(),
    checkPassword: checkPassword(minPasswordLength),
    signInGate: signInGate({ ...limits, recordEvent }),
    mayMail: mailGate(limits),
    listFactors: async () => [],
    providers: { names: () => [] },
    hasPhoneFactors: false,
    afterAnswer: (work) => finishLater(work, lateWork, log),
  };
}

/** Begins in a later turn of the event loop, when the answer is on its way; a stop of the server waits for it. */
function finishLater(work: () => Promise<void>, lateWork: Set<Promise<void>>, log: Logger): void {
  const done = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
    .finally(() => lateWork.delete(done));
  lateWork.add(done);
}
