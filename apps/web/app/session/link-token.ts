const TYPES = ['signup', 'recovery'] as const;

export type LinkToken = { type: (typeof TYPES)[number]; token_hash: string };

/** What a mailed link has put into the fragment; `undefined` where it is not whole. */
export function readLinkToken(hash: string): LinkToken | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const type = TYPES.find((known) => known === fields.get('type'));
  const token = fields.get('token_hash') ?? '';
  return type !== undefined && /^[\w-]{20,128}$/.test(token) ? { type, token_hash: token } : undefined;
}
