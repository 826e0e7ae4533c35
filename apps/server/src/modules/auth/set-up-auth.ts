import type { Logger } from 'pino';
import { createRateLimit } from '../../http/rate-limit.ts';
import { createSealer } from '../../sealing/sealed-text.ts';
import type { AccountStore } from './account-store.ts';
import type { AuthDeps } from './auth-deps.ts';
import type { IdentityProvider } from './external/identity-provider.ts';
import { PROVIDER_FLOW_SEAL } from './external/provider-flow.ts';
import type { ProviderFlowStore } from './external/provider-flow-store.ts';
import { providersOf } from './external/providers.ts';
import { codeHashes, codeKey } from './factors/code-hash.ts';
import type { FactorChallengeStore } from './factors/factor-challenge-store.ts';
import type { FactorStore } from './factors/factor-store.ts';
import { listFactors } from './factors/list-factors.ts';
import type { OldCodeKeyStore } from './factors/old-code-key-store.ts';
import type { RecoveryCodeStore } from './factors/recovery-code-store.ts';
import { recoveryHashes } from './factors/recovery-hashes.ts';
import type { SigningKeyStore } from './keys/signing-key-store.ts';
import { SIGNING_KEY_SEAL, signingKeys } from './keys/signing-keys.ts';
import { attemptKeys } from './limits/attempt-key.ts';
import type { AttemptStore } from './limits/attempt-store.ts';
import { codeGate } from './limits/code-gate.ts';
import { type MailScheduleStore, scheduleMails } from './limits/mail-schedule.ts';
import { signInGate } from './limits/sign-in-gate.ts';
import { smsGate } from './limits/sms-gate.ts';
import type { MailLinkStore } from './links/mail-link-store.ts';
import { checkPassword } from './passwords/check-password.ts';
import { passwordHashing } from './passwords/password-hashing.ts';
import { accessTokens } from './sessions/access-tokens.ts';
import type { AuthCodeStore } from './sessions/auth-code-store.ts';
import { refreshTokens } from './sessions/refresh-token.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { SignUpStore } from './sign-up-store.ts';

/** The encryption purpose of authenticator keys and phone numbers. */
export const FACTOR_SEAL = 'factors';

export type AuthSettings = {
  publicUrl: string;
  publishableKey: string;
  autoconfirm: boolean;
  signUpDisabled: boolean;
  /** `undefined`: the product's own rule. */
  minPasswordLength: number | undefined;
  refusesBreachedPasswords: boolean;
  hasLimits: boolean;
};

export type AuthStores = {
  accounts: AccountStore;
  signUps: SignUpStore;
  sessions: SessionStore;
  mailLinks: MailLinkStore;
  authCodes: AuthCodeStore;
  attempts: AttemptStore;
  mailSchedules: MailScheduleStore;
  signingKeys: SigningKeyStore;
  factors: FactorStore;
  factorChallenges: FactorChallengeStore;
  recoveryCodes: RecoveryCodeStore;
  oldCodeKeys: OldCodeKeyStore;
  providerFlows: ProviderFlowStore;
};

export type AuthWorld = Pick<AuthDeps, 'now' | 'queueMail' | 'sendSms' | 'mayText' | 'inheritUsage' | 'recordEvent'> & {
  secretKey: Uint8Array;
  /** In the order of their buttons. */
  identityProviders: readonly IdentityProvider[];
  log: Logger;
  backgroundWork: Set<Promise<void>>;
};

/** Per account, over all addresses: far more than our pages send. */
const ACCOUNT_REQUESTS = { most: 600, windowMs: 60_000 };

/** Puts the parts of the accounts together. */
export function setUpAuth(settings: AuthSettings, stores: AuthStores, world: AuthWorld): AuthDeps {
  const {
    secretKey,
    now,
    log,
    queueMail,
    sendSms,
    mayText,
    inheritUsage,
    recordEvent,
    identityProviders,
    backgroundWork,
  } = world;
  const { minPasswordLength, refusesBreachedPasswords, ...shared } = settings;
  const attemptKey = attemptKeys(secretKey);
  const limits = { attempts: stores.attempts, attemptKey, hasLimits: settings.hasLimits, now };
  const keys = signingKeys({ signingKeys: stores.signingKeys, sealer: createSealer(secretKey, SIGNING_KEY_SEAL), now });
  const factorSealer = createSealer(secretKey, FACTOR_SEAL);
  return {
    ...shared,
    ...stores,
    signingKeys: keys,
    attemptKey,
    now,
    queueMail,
    inheritUsage,
    recordEvent,
    mayAsk: settings.hasLimits ? createRateLimit({ ...ACCOUNT_REQUESTS, now }).take : () => true,
    accessTokens: accessTokens({ keys, publicUrl: settings.publicUrl, now }),
    refreshTokens: refreshTokens(secretKey),
    passwords: passwordHashing(),
    checkPassword: checkPassword({ least: minPasswordLength, refusesCommon: refusesBreachedPasswords }),
    signInGate: signInGate({ ...limits, recordEvent }),
    scheduleMail: scheduleMails({ ...limits, mailSchedules: stores.mailSchedules }),
    factorSealer,
    codeHash: codeHashes(codeKey(secretKey)),
    recoveryHashes: recoveryHashes(secretKey, stores.oldCodeKeys),
    codeGate: codeGate({ ...limits, recordEvent }),
    smsGate: smsGate(limits),
    sendSms,
    mayText,
    onSmsFailed: (error) => log.error({ err: error }, 'sending a code by SMS failed'),
    listFactors: (accountId) => listFactors({ factors: stores.factors, factorSealer, now }, accountId),
    providers: providersOf(identityProviders),
    flowSealer: createSealer(secretKey, PROVIDER_FLOW_SEAL),
    hasPhoneFactors: sendSms !== undefined,
    afterAnswer: (work) => finishLater(work, backgroundWork, log),
  };
}

/** Starts in a later turn of the event loop, after the response was sent; stopping the server waits for it. */
function finishLater(work: () => Promise<void>, backgroundWork: Set<Promise<void>>, log: Logger): void {
  const done = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
    .finally(() => backgroundWork.delete(done));
  backgroundWork.add(done);
}
