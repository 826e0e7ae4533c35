import type { RecordEvent } from '../../insight/security-event.ts';
import type { Sealer } from '../../sealing/sealed-text.ts';
import type { AccountStore } from './account-store.ts';
import type { QueueMail } from './auth-mail.ts';
import type { ProviderFlowStore } from './external/provider-flow-store.ts';
import type { Providers } from './external/providers.ts';
import type { CodeHash } from './factors/code-hash.ts';
import type { FactorChallengeStore } from './factors/factor-challenge-store.ts';
import type { FactorStore } from './factors/factor-store.ts';
import type { RecoveryCodeStore } from './factors/recovery-code-store.ts';
import type { RecoveryHashes } from './factors/recovery-hashes.ts';
import type { SendCodeDeps } from './factors/send-code.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import type { AttemptKey } from './limits/attempt-key.ts';
import type { AttemptStore } from './limits/attempt-store.ts';
import type { CodeGate } from './limits/code-gate.ts';
import type { MailScheduleStore, ScheduleMail } from './limits/mail-schedule.ts';
import type { SignInGate } from './limits/sign-in-gate.ts';
import type { SmsGate } from './limits/sms-gate.ts';
import type { MailLinkStore } from './links/mail-link-store.ts';
import type { CheckPassword } from './passwords/check-password.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';
import type { AuthCodeStore } from './sessions/auth-code-store.ts';
import type { SessionDeps } from './sessions/issue-session.ts';
import type { SignUpStore } from './sign-up-store.ts';

/** The dependencies of the auth protocol's endpoints. */
export type AuthDeps = SessionDeps &
  SendCodeDeps & {
    accounts: AccountStore;
    signUps: SignUpStore;
    mailLinks: MailLinkStore;
    authCodes: AuthCodeStore;
    factors: FactorStore;
    factorChallenges: FactorChallengeStore;
    recoveryCodes: RecoveryCodeStore;
    factorSealer: Sealer;
    codeHash: CodeHash;
    recoveryHashes: RecoveryHashes;
    codeGate: CodeGate;
    smsGate: SmsGate;
    attempts: AttemptStore;
    attemptKey: AttemptKey;
    signingKeys: SigningKeys;
    passwords: PasswordHashing;
    checkPassword: CheckPassword;
    signInGate: SignInGate;
    scheduleMail: ScheduleMail;
    mailSchedules: MailScheduleStore;
    mayAsk: (accountId: string) => boolean;
    queueMail: QueueMail;
    recordEvent: RecordEvent;
    /** Carries over today's count from a deleted account with the same address. */
    inheritUsage: (email: string, accountId: string) => Promise<void>;
    /** Finishes work after the response, so that response times reveal nothing. */
    afterAnswer: (work: () => Promise<void>) => void;
    /** External sign-in, in the order of the buttons. */
    providers: Providers;
    providerFlows: ProviderFlowStore;
    flowSealer: Sealer;
    hasPhoneFactors: boolean;
    publishableKey: string;
    publicUrl: string;
    /** Sign-ups need no confirmation: for tests only. */
    autoconfirm: boolean;
    signUpDisabled: boolean;
    hasLimits: boolean;
  };
