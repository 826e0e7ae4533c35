/** The kinds of mailed links. An e-mail change has one for each box. */
export type LinkKind = 'signup' | 'recovery' | 'emailChangeCurrent' | 'emailChangeNew' | 'reauthentication';

export type MailLink = {
  /** SHA-256 of the token, base64url. */
  hash: string;
  kind: LinkKind;
  /** The box that it was mailed to. */
  email: string;
  /** Id of the account, or of the sign-up. */
  ownerId: string;
  codeChallenge: string | undefined;
  redirectTo: string;
  /** When its mail is sent, which starts its lifetime. */
  createdAt: string;
};

export interface MailLinkStore {
  find(hash: string): Promise<MailLink | undefined>;
  /** Deletes a link; of concurrent calls, one gets true. */
  use(hash: string): Promise<boolean>;
  deleteOwned(ownerId: string): Promise<void>;
  deleteCreatedBefore(time: string): Promise<void>;
}
