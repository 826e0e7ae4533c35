const MOST_CHARACTERS = 2048;

/**
 * Where a link or a sign-in may end: an address of our own site, else its root. The text is parsed once, as a browser
 * parses it, and what is kept is the parsed address, so that nothing is compared in one form and used in another.
 * @param given `redirect_to` as it came, or `undefined`
 */
export function redirectTarget(given: string | undefined, publicUrl: string): string {
  const root = `${publicUrl}/`;
  // A browser drops tabs and line ends and turns backslashes: what needs that is not an honest address.
  if (given === undefined || given.length > MOST_CHARACTERS || /[\s\\\p{Cc}]/u.test(given)) return root;
  if (!/^https?:\/\/[^/]/i.test(given)) return root;
  const url = URL.parse(given);
  if (url === null || url.origin !== publicUrl || url.username !== '' || url.password !== '') return root;
  url.hash = '';
  return url.href;
}

/** The target with more in its query. */
export function withQuery(target: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
