/** The path of an address if it is one of our own pages, for `?next=`: our links must not redirect to other sites. */
export function ownPath(address: string | null): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  // A path that begins with two slashes would be parsed as another host.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
