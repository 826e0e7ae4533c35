import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { FlowSecrets, IdentityProvider, ProviderAnswer } from '../../modules/auth/external/identity-provider.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { providerFailure } from './provider-failure.ts';
import { type PersonClaims, readPerson } from './read-person.ts';

/** The scopes that a sign-in needs; pages cannot add any. */
const SCOPES = 'openid email profile';
/** Providers rarely move their endpoints, and announce it. */
const KNOWN_FOR_MS = 60 * 60 * 1000;

export type OpenIdSettings = Readonly<{ name: string; issuer: string; clientId: string; clientSecret: string }>;

export type OpenIdWorld = {
  /** The redirect URI. */
  redirectUri: string;
  /** Time limit for all calls of one answer. */
  timeLimitMs: number;
  now: () => Date;
};

/** An OpenID Connect provider; its metadata is fetched on first use. */
export function openIdProvider(
  settings: OpenIdSettings,
  { redirectUri, timeLimitMs, now }: OpenIdWorld,
): IdentityProvider {
  const configuration = remembered(() => discover(settings, timeLimitMs), now);
  return {
    name: settings.name,
    signInAddress: (secrets, params) =>
      answered(async () => {
        const address = buildAuthorizationUrl(await configuration(), {
          ...params,
          redirect_uri: redirectUri,
          scope: SCOPES,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
        });
        return address.href;
      }, timeLimitMs),
    findPerson: (query, secrets) =>
      answered(async () => {
        const callback = new URL(`${redirectUri}?${query}`);
        return readPerson(await findClaims(await configuration(), callback, secrets));
      }, timeLimitMs),
  };
}

/**
 * Fetches a provider's metadata.
 * @param onAnswer called with the response before it is validated
 * @throws Error if the provider is unreachable, broken, or has another issuer
 */
export function discover(
  { issuer, clientId, clientSecret }: OpenIdSettings,
  timeLimitMs: number,
  onAnswer: (answer: Response) => void = () => {},
): Promise<Configuration> {
  const url = new URL(issuer);
  const isHttp = url.protocol === 'http:';
  const ask = boundedFetch({ httpHost: isHttp ? url.host : undefined, timeLimitMs });
  return discovery(url, clientId, {}, authentication(clientSecret), {
    // Verifies the signature of ID tokens although they come directly from the provider.
    execute: [enableNonRepudiationChecks, ...(isHttp ? [allowInsecureRequests] : [])],
    [customFetch]: async (address, options) => {
      const answer = await ask(address, options);
      onAnswer(answer);
      return answer;
    },
  });
}

/** By header, unless the provider only supports the body (OpenID Connect Discovery 1.0, 3). */
function authentication(clientSecret: string): ClientAuth {
  const byBody = ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    if (!methods.includes('client_secret_basic') && methods.includes('client_secret_post'))
      return byBody(server, client, body, headers);
    headers.set('authorization', `Basic ${btoa(`${formEncoded(client.client_id)}:${formEncoded(clientSecret)}`)}`);
  };
}

/**
 * RFC 6749 2.3.1. The client's own encoding also escapes characters like `-`, which providers that do not decode would
 * reject.
 */
const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);

/**
 * The claims about the person of a callback: from the ID token, and from the userinfo endpoint if those are incomplete.
 */
async function findClaims(config: Configuration, callback: URL, secrets: FlowSecrets): Promise<PersonClaims> {
  const tokens = await authorizationCodeGrant(config, callback, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The provider answers without an ID token.');
  // The client only checks it if the token has several audiences (OpenID Connect Core 3.1.3.7, 5).
  if (claims.azp !== undefined && claims.azp !== config.clientMetadata().client_id)
    throw new Error('The ID token was issued to another client.');
  const isEnough = claims.email !== undefined && claims.email_verified !== undefined;
  if (isEnough || config.serverMetadata().userinfo_endpoint === undefined) return claims;
  const said = await fetchUserInfo(config, tokens.access_token, claims.sub);
  // Address and verification must come from the same source, so that one cannot vouch for the other's address.
  return { ...claims, email: undefined, email_verified: undefined, ...said, iss: claims.iss };
}

/** Caches the result for an hour; a failure is dropped right away, so that the next caller tries again. */
function remembered<Value>(ask: () => Promise<Value>, now: () => Date): () => Promise<Value> {
  let known: { askedAt: number; answer: Promise<Value> } | undefined;
  return () => {
    const time = now().getTime();
    if (known !== undefined && Math.abs(time - known.askedAt) < KNOWN_FOR_MS) return known.answer;
    const asked = { askedAt: time, answer: ask() };
    asked.answer.catch(() => {
      if (known === asked) known = undefined; // current callers get the error from the promise itself
    });
    known = asked;
    return asked.answer;
  };
}

async function answered<Value>(work: () => Promise<Value>, timeLimitMs: number): Promise<ProviderAnswer<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    const slow = new DOMException('the provider is slow', 'TimeoutError');
    timer = setTimeout(() => reject(slow), timeLimitMs);
  });
  try {
    return { value: await Promise.race([work(), passed]) };
  } catch (error) {
    return { failure: providerFailure(error) };
  } finally {
    clearTimeout(timer);
  }
}
