/** What may be said to a provider: how it greets somebody. Everything else is ours to say, or nothing that a sign-in needs. */
const WISHES = ['prompt', 'login_hint', 'ui_locales'];
const MOST_CHARACTERS = 512;

/** What a page asks of the provider beyond the sign-in itself; the first of each name. */
export function providerWishes(query: URLSearchParams): Record<string, string> {
  const named = WISHES.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== '' && value.length <= MOST_CHARACTERS));
}
