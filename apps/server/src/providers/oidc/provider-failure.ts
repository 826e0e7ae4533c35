import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { ProviderFailure } from '../../modules/auth/external/identity-provider.ts';

/** What providers answer when the person has to decide, or has decided (RFC 6749 4.1.2.1, OpenID Connect Core 3.1.2.6). */
const DENIALS = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];
const OUTAGES = ['server_error', 'temporarily_unavailable'];
/** An error code of the protocol: nothing that could carry a value. */
const PROTOCOL_CODE = /^[a-z_]{1,40}$/;

/** Sorts what went wrong with a provider. */
export function providerFailure(error: unknown): ProviderFailure {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    const code = PROTOCOL_CODE.test(error.error) ? error.error : 'an error without a name';
    return { kind: kindOf(code), reason: `the provider answers ${code}` };
  }
  const chain = chainOf(error);
  // What the runtime's fetch throws: no connection, no name, no trust in the certificate, no answer in time.
  const isUnreachable = chain.some(({ name, message }) => name === 'TimeoutError' || message === 'fetch failed');
  return { kind: isUnreachable ? 'unreachable' : 'invalid', reason: chain.map(describe).join(': ').slice(0, 300) };
}

function kindOf(code: string): ProviderFailure['kind'] {
  if (DENIALS.includes(code)) return 'denied';
  return OUTAGES.includes(code) ? 'unreachable' : 'invalid';
}

function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)].slice(0, 4) : [];
}

/** Parsers quote what they were given, which may be a token: of their errors only the name is kept. */
function describe(error: Error): string {
  if (error instanceof SyntaxError) return error.name;
  return error instanceof ClientError && error.code !== undefined ? `${error.message} (${error.code})` : error.message;
}
