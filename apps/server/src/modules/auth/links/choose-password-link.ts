import type { AuthDeps } from '../auth-deps.ts';
import { pageLink } from '../user-metadata.ts';
import type { MailLink } from './mail-link-store.ts';
import type { LinkType } from './send-link.ts';

/**
 * Where a mailed link leads in a browser that did not request it: to the page for a new password, since the link proves
 * the address but not the password that was chosen elsewhere. The token travels in the fragment, which reaches no
 * server and no referrer.
 */
export async function choosePasswordLink(
  deps: Pick<AuthDeps, 'accounts' | 'signUps' | 'publicUrl'>,
  { ownerId }: MailLink,
  token: string,
  type: LinkType,
): Promise<string> {
  const owner = (await deps.accounts.find(ownerId)) ?? (await deps.signUps.find(ownerId));
  const page = pageLink(deps.publicUrl, owner?.metadata ?? {}, '/auth?view=choose-password');
  return `${page}#${new URLSearchParams({ token_hash: token, type })}`;
}
