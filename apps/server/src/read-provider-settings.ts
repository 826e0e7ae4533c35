import { isLoopbackHost } from './http/is-loopback-host.ts';
import type { OpenIdSettings } from './providers/oidc/open-id-provider.ts';

type Env = Readonly<Record<string, string | undefined>>;

const NAME = /^[a-z0-9_]{1,30}$/;
/** Our own identity providers: a configured provider with such a name could sign in to anyone's account. */
const RESERVED = ['email', 'phone', 'anonymous_users'];
const KNOWN_ISSUERS: Readonly<Record<string, string>> = { google: 'https://accounts.google.com' };

/**
 * Reads `AUTH_PROVIDERS` and the three variables of each name in it.
 * @returns the providers in the order of their buttons, Google first; and what is wrong, a line for each variable
 */
export function readProviderSettings(env: Env): { providers: OpenIdSettings[]; problems: string[] } {
  if (env.AUTH_PROVIDERS === undefined) return { providers: [], problems: [] };
  const names = env.AUTH_PROVIDERS.split(',').map((name) => name.trim());
  if (!names.every((name) => NAME.test(name) && !RESERVED.includes(name)) || new Set(names).size < names.length)
    return { providers: [], problems: [`  AUTH_PROVIDERS: ${NAMES_RULE}`] };
  const read = names.sort((one, other) => Number(other === 'google') - Number(one === 'google')).map(readOne(env));
  return {
    providers: read.map(({ provider }) => provider),
    problems: [...(hasSafeAddress(env) ? [] : [UNSAFE_ADDRESS]), ...read.flatMap(({ problems }) => problems)],
  };
}

const NAMES_RULE = `must be different names of a-z, 0-9 and _, separated by commas, and none of ${RESERVED.join(', ')}`;
const UNSAFE_ADDRESS =
  '  AUTH_PROVIDERS: needs an https PUBLIC_URL, since the answer of a provider could be read on the way (http is enough on this machine)';

function readOne(env: Env) {
  return (name: string): { provider: OpenIdSettings; problems: string[] } => {
    const problems: string[] = [];
    const read = (field: string, isRight: (text: string) => boolean, rule: string, preset?: string) => {
      const variable = `AUTH_${name.toUpperCase()}_${field}`;
      const value = env[variable] ?? preset;
      if (value === undefined) problems.push(`  ${variable}: is required, since AUTH_PROVIDERS names ${name}`);
      else if (!isRight(value)) problems.push(`  ${variable}: ${rule}`);
      return value ?? '';
    };
    const provider = {
      name,
      issuer: read('ISSUER', isIssuer, ISSUER_RULE, KNOWN_ISSUERS[name]),
      clientId: read('CLIENT_ID', isVisible, VISIBLE_RULE),
      clientSecret: read('CLIENT_SECRET', isVisible, VISIBLE_RULE),
    };
    return { provider, problems };
  };
}

const ISSUER_RULE = 'must be an https address without query, or an http one on this machine';
const VISIBLE_RULE = 'must be visible ASCII characters';

/** OpenID Connect Discovery 1.0, 3. Over http, a man in the middle could sign in as anyone. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || /[?#\s]/.test(text) || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

/** RFC 6749, appendix A: VSCHAR. */
const isVisible = (text: string) => /^[\x20-\x7e]{1,1024}$/.test(text);

function hasSafeAddress({ PUBLIC_URL: address }: Env): boolean {
  const url = URL.parse(address ?? 'http://localhost');
  return url === null || url.protocol !== 'http:' || isLoopbackHost(url.hostname);
}
