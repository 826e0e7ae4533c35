import type { AuthDeps } from '../auth-deps.ts';
import type { AuthMail } from '../auth-mail.ts';
import type { MailContents, MailRequest } from '../limits/mail-schedule.ts';
import { randomToken, tokenHash } from '../random-token.ts';
import type { UserMetadata } from '../user-metadata.ts';
import { mailLanguage } from '../user-metadata.ts';
import type { LinkKind, MailLink } from './mail-link-store.ts';

/** The protocol's names of the kinds, in URLs and bodies. */
const LINK_TYPES = ['signup', 'recovery', 'email_change'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export function isLinkType(text: string): text is LinkType {
  return LINK_TYPES.includes(text as LinkType);
}

const TYPE_OF = {
  signup: 'signup',
  recovery: 'recovery',
  emailChangeCurrent: 'email_change',
  emailChangeNew: 'email_change',
} as const satisfies Partial<Record<LinkKind, LinkType>>;

type NewLink = Omit<MailLink, 'hash' | 'createdAt' | 'kind'> & { kind: keyof typeof TYPE_OF };
type LinkMail = {
  link: NewLink;
  /** The mail with the link's address in it, or one without: then the link is never revealed. */
  mailOf: (address: string) => AuthMail;
};

type SendLinksDeps = Pick<AuthDeps, 'scheduleMail' | 'queueMail' | 'publicUrl'>;

/**
 * Creates links and mails each to its box, as soon as the limits allow. Earlier links keep working.
 * @param metadata of the recipient
 * @param signUp the sign-up that the link confirms, stored with it
 */
export async function sendLinks(
  { scheduleMail, queueMail, publicUrl }: SendLinksDeps,
  request: MailRequest,
  metadata: UserMetadata,
  mails: readonly LinkMail[],
  signUp?: MailContents['signUp'],
): Promise<void> {
  const made = mails.map((mail) => ({ ...mail, token: randomToken() }));
  const links = made.map(({ link, token }) => ({ ...link, hash: tokenHash(token) }));
  const scheduled = await scheduleMail(request, { links, ...(signUp && { signUp }) });
  if (scheduled === undefined || scheduled.isWaiting) return;
  for (const { link, mailOf, token } of made) {
    const query = new URLSearchParams({ token, type: TYPE_OF[link.kind], redirect_to: link.redirectTo });
    const mail = mailOf(`${publicUrl}/auth/v1/verify?${query}`);
    await queueMail(link.email, mailLanguage(metadata), mail, scheduled.sendAt);
  }
}
