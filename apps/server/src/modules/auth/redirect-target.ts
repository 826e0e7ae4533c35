const MAX_CHARACTERS = 2048;

/** No page: an endpoint could hand on what is put into its query, as /authorize does to a provider. */
const ENDPOINT = /^\/auth\/v1(\/|$)/;

/**
 * Where a link or a sign-in may end: an address of our own site, else its root. The text is parsed once, as a browser
 * parses it, and what is kept is the parsed address, so that nothing is compared in one form and used in another.
 * @param given `redirect_to` as it came, or `undefined`
 */
export function redirectTarget(given: string | undefined, publicUrl: string): string {
  const root = `${publicUrl}/`;
  // A browser drops tabs and line ends and turns backslashes: what needs that is not an honest address.
  if (given === undefined || given.length > MAX_CHARACTERS || /[\s\\\p{Cc}]/u.test(given)) return root;
  if (!/^https?:\/\/[^/]/i.test(given)) return root;
  const url = URL.parse(given);
  if (url === null || url.origin !== publicUrl || url.username !== '' || url.password !== '') return root;
  if (ENDPOINT.test(decodedPath(url))) return root;
  url.hash = '';
  return url.href;
}

/** As the router reads it: what cannot be decoded stays as it is. */
function decodedPath({ pathname }: URL): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The target with more in its query. */
export function withQuery(target: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
