/** What the request to a provider is made of, or could be turned by: ours alone to say, in whatever case it is written. */
const OURS = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
  'claims',
  'registration',
  'dpop_jkt',
]);

const MOST_WISHES = 20;
const MOST_CHARACTERS = 512;
/** RFC 6749 3.3 */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;
const MOST_SCOPES = 10;

/** What a page asks of the provider beyond the sign-in itself, like `prompt` or `login_hint`; the first of each name. */
export function providerWishes(query: URLSearchParams): Record<string, string> {
  const wishes = [...query].filter(([name, value]) => !OURS.has(name.toLowerCase()) && value.length <= MOST_CHARACTERS);
  const firsts = wishes.filter(([name], index) => wishes.findIndex(([other]) => other === name) === index);
  return Object.fromEntries(firsts.slice(0, MOST_WISHES));
}

/** Scopes as the client sends them, with blanks or commas between. */
export function providerScopes(given: string | undefined): string[] {
  const scopes = (given ?? '').split(/[ ,]+/).filter((scope) => SCOPE.test(scope));
  return scopes.slice(0, MOST_SCOPES);
}
