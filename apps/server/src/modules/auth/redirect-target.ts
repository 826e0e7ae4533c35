const MAX_CHARACTERS = 2048;

/** Not pages: an endpoint could pass on its query, as /authorize does to a provider. */
const ENDPOINT = /^\/auth\/v1(\/|$)/;

/**
 * The redirect target of a link or sign-in: a URL of our own site, else its root. Parsed once, as a browser does, and
 * returned in parsed form, so that the checked URL is the used one.
 * @param given `redirect_to` as received, or `undefined`
 */
export function redirectTarget(given: string | undefined, publicUrl: string): string {
  const root = `${publicUrl}/`;
  // Browsers drop tabs and line breaks and turn backslashes around; a URL that needs that is not honest.
  if (given === undefined || given.length > MAX_CHARACTERS || /[\s\\\p{Cc}]/u.test(given)) return root;
  if (!/^https?:\/\/[^/]/i.test(given)) return root;
  const url = URL.parse(given);
  if (url === null || url.origin !== publicUrl || url.username !== '' || url.password !== '') return root;
  if (ENDPOINT.test(decodedPath(url))) return root;
  url.hash = '';
  return url.href;
}

/** Like the router: a path that cannot be decoded stays unchanged. */
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
