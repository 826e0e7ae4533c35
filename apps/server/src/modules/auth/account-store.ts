/** A person whose address is confirmed. Instants are ISO 8601 in UTC. */
export type Account = {
  id: string;
  /** As `canonicalEmail` writes it. */
  email: string;
  /** `undefined`: the person only signs in by a provider or a link. */
  passwordHash: string | undefined;
  /** Data the person may set; never used for authorization. */
  metadata: Readonly<Record<string, unknown>>;
  emailConfirmedAt: string;
  createdAt: string;
  updatedAt: string;
  lastSignInAt: string | undefined;
  recoverySentAt: string | undefined;
  reauthenticationSentAt: string | undefined;
  newEmail: string | undefined;
  emailChangeSentAt: string | undefined;
  /** The first box to confirm an e-mail change. */
  emailChangeConfirmedBy: 'current' | 'new' | undefined;
  disabledAt: string | undefined;
};

/** A way to sign in. The key is provider and subject; for provider "email" the subject is the account's id. */
export type Identity = {
  id: string;
  accountId: string;
  provider: string;
  subject: string;
  email: string;
  data: Readonly<Record<string, unknown>>;
  createdAt: string;
  updatedAt: string;
  lastSignInAt: string;
};

type NewAccount = Pick<Account, 'id' | 'email' | 'passwordHash' | 'metadata' | 'createdAt'> & {
  emailConfirmedAt: string;
};
export type AccountChange = Partial<Omit<Account, 'id' | 'createdAt' | 'updatedAt'>>;

export interface AccountStore {
  find(id: string): Promise<Account | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  identities(accountId: string): Promise<Identity[]>;
  findIdentity(provider: string, subject: string): Promise<Identity | undefined>;
  /**
   * Adds an account with its first identity and deletes pending sign-ups for its address, with their links, in one
   * transaction.
   * @returns false if the address or the identity already belongs to an account; nothing is changed then
   */
  add(account: NewAccount, identity: Identity): Promise<boolean>;
  /** @returns false if the identity already belongs to an account, or its account is gone */
  addIdentity(identity: Identity): Promise<boolean>;
  updateIdentity(
    id: string,
    change: Partial<Pick<Identity, 'email' | 'data' | 'lastSignInAt'>>,
    now: string,
  ): Promise<void>;
  /** Updates the given fields; `undefined` clears one. @returns false if an address belongs to another account */
  update(id: string, change: AccountChange, now: string): Promise<boolean>;
  /**
   * Sets a new password and, in one transaction, ends what someone with the old one may have started: all other
   * sessions, and all codes and links in flight.
   * @returns false if the requesting session has ended; nothing is changed then
   */
  changePassword(id: string, passwordHash: string, keptSessionId: string, now: string): Promise<boolean>;
  /** Sets the first password of an account; an existing password is kept. */
  setFirstPassword(id: string, passwordHash: string, now: string): Promise<void>;
  /**
   * Records which box has confirmed the change of address, if it is the first of the two.
   * @returns false if the other box was first, or this change is gone
   */
  confirmFirstBox(id: string, newEmail: string, box: 'current' | 'new', now: string): Promise<boolean>;
  /**
   * Sets an account's pending address as its address.
   * @returns false if another account has taken it, or this change is gone
   */
  takeNewEmail(id: string, newEmail: string, metadata: Account['metadata'], now: string): Promise<boolean>;
  /** Deletes a pending change of address, with its confirmation links. */
  cancelEmailChange(id: string, now: string): Promise<void>;
  /** Deletes changes of address requested before `time` and not confirmed. */
  forgetEmailChangesBefore(time: string): Promise<void>;
  /** With its identities, sessions, factors, links and codes. @returns false if it was already gone */
  delete(id: string): Promise<boolean>;
  /** All, the newest first. */
  list(): Promise<Account[]>;
}
