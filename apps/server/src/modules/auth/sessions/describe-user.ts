import type { Account, Identity } from '../account-store.ts';
import type { Factor } from '../factors/factor-store.ts';

/** A user in the protocol's shape, without dates that do not apply. */
export type UserAnswer = Readonly<Record<string, unknown>>;

/** @param factors of the account, without secrets */
export function describeUser(
  account: Account,
  identities: readonly Identity[],
  factors: readonly Factor[],
): UserAnswer {
  const { id, email, metadata, emailConfirmedAt, createdAt, updatedAt } = account;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: emailConfirmedAt,
    confirmed_at: emailConfirmedAt,
    phone: '',
    ...present({
      last_sign_in_at: account.lastSignInAt,
      recovery_sent_at: account.recoverySentAt,
      reauthentication_sent_at: account.reauthenticationSentAt,
      new_email: account.newEmail,
      email_change_sent_at: account.emailChangeSentAt,
      banned_until: account.disabledAt && FOR_EVER,
    }),
    app_metadata: {
      provider: identities[0]?.provider ?? 'email',
      providers: identities.map(({ provider }) => provider),
      // An extension of the protocol: without it the account page does not know what to ask for.
      has_password: account.passwordHash !== undefined,
    },
    user_metadata: metadata,
    identities: identities.map(describeIdentity),
    factors: factors.map(describeFactor),
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
  };
}

const FOR_EVER = '9999-12-31T00:00:00.000Z';

function describeIdentity({ id, accountId, provider, subject, email, data, ...dates }: Identity) {
  return {
    identity_id: id,
    id: subject,
    user_id: accountId,
    identity_data: data,
    provider,
    email,
    last_sign_in_at: dates.lastSignInAt,
    created_at: dates.createdAt,
    updated_at: dates.updatedAt,
  };
}

function describeFactor({ id, type, friendlyName, status, createdAt, updatedAt, ...rest }: Factor) {
  return {
    id,
    friendly_name: friendlyName,
    factor_type: type,
    status,
    ...present({ last_challenged_at: rest.lastChallengedAt, phone: rest.phone }),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

function present(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}
