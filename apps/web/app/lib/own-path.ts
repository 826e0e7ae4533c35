/** The path of an address if it is one of our own pages, for `?next=`: nobody is to be led elsewhere by a link to us. */
export function ownPath(address: string | null): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  // A path that begins with two slashes would be an address of its own again.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
