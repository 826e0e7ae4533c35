import { domainToASCII } from 'node:url';
import { isEmail } from '@wordlamp/contract/contact-limits';

/** RFC 5321 4.5.3.1: octets of the local part, and of the whole address. */
const MAX_LOCAL = 64;
const MOST = 254;
/** Dot-atom of RFC 5321 4.1.2 in lower case. Quoted local parts, comments and other scripts are refused. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The canonical spelling of an address, for storing, finding and counting: lower case, ASCII domain, trimmed.
 * `Ann@Exämple.org` → `ann@xn--exmple-cua.org`. Only ASCII letters are allowed in the local part: characters that look
 * or fold alike (ı, ſ, full width) could mean two accounts for one mailbox, or one for two.
 * @returns `undefined` for a malformed address
 */
export function canonicalEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (trimmed.length > 4 * MOST || at < 1) return undefined;
  const local = trimmed.slice(0, at);
  if (!/^[\x21-\x7e]+$/.test(local)) return undefined; // before lower case, which folds K (Kelvin) to k
  const domain = domainToASCII(trimmed.slice(at + 1)); // '' if it is not an address
  const email = `${local.toLowerCase()}@${domain}`;
  const isShort = local.length <= MAX_LOCAL && email.length <= MOST;
  return isShort && LOCAL.test(local.toLowerCase()) && DOMAIN.test(domain) && isEmail(email) ? email : undefined;
}
