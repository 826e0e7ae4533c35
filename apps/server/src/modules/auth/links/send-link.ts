import type { AuthDeps } from '../auth-deps.ts';
import type { AuthMail } from '../auth-mail.ts';
import { randomToken, tokenHash } from '../random-token.ts';
import type { UserMetadata } from '../user-metadata.ts';
import { mailLanguage } from '../user-metadata.ts';
import type { LinkKind, MailLink } from './mail-link-store.ts';

/** What the protocol calls the kinds in addresses and bodies. */
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

export type NewLink = Omit<MailLink, 'hash' | 'createdAt' | 'kind'> & { kind: keyof typeof TYPE_OF };

type SendLinkDeps = Pick<AuthDeps, 'mailLinks' | 'queueMail' | 'publicUrl' | 'now'>;

/**
 * Makes a link, voids the one before it, and mails it to its box.
 * @param mailOf the mail around the link's address, or one without it: then nobody knows the link
 */
export async function sendLink(
  { mailLinks, queueMail, publicUrl, now }: SendLinkDeps,
  link: NewLink,
  metadata: UserMetadata,
  mailOf: (address: string) => AuthMail,
): Promise<void> {
  const token = randomToken();
  await mailLinks.put({ ...link, hash: tokenHash(token), createdAt: now().toISOString() });
  const query = new URLSearchParams({ token, type: TYPE_OF[link.kind], redirect_to: link.redirectTo });
  await queueMail(link.email, mailLanguage(metadata), mailOf(`${publicUrl}/auth/v1/verify?${query}`));
}
