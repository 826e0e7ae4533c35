import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { SITE } from './account-app.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import { providerEnv } from './oidc-provider.ts';

const CLIENT = { client_id: 'wordlamp', client_secret: 'fake-provider-client-secret' };

type Claims = Record<string, unknown>;
type Path = '/.well-known/openid-configuration' | '/authorize' | '/token' | '/jwks' | '/userinfo' | '/elsewhere';
type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** What a provider may get wrong. By default everything is right: a person with a verified address signs in. */
export type FakeAnswers = {
  metadata: Claims;
  /** Laid over the right ones; `undefined` leaves one out. */
  claims: Claims;
  /** Makes the token of the right claims. */
  idToken: (claims: Claims, key: CryptoKey) => Promise<string> | string;
  /** Turns the parameters with which the browser is sent back. */
  callback: (parameters: URLSearchParams) => void;
  /** Answers in place of the right answer. */
  instead: Partial<Record<Path, Handler>>;
};

export type FakeProvider = {
  issuer: string;
  clientSecret: string;
  env: (name: string) => Record<string, string>;
  /** Paths asked for, the oldest first. */
  requests: string[];
};

/** A provider that answers whatever the test wants. */
export async function startFakeProvider(answers: Partial<FakeAnswers> = {}): Promise<FakeProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'fake', alg: 'ES256', use: 'sig' }] };
  const requests: string[] = [];
  /** Of each code. */
  const nonces = new Map<string, string>();
  let issuer = '';

  const token = async (code: string) => {
    const nonce = nonces.get(code);
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: CLIENT.client_id, iat: now, exp: now + 300, nonce, ...PERSON };
    const claims = { ...right, ...answers.claims };
    const id_token = await (answers.idToken ?? signed)(claims, privateKey);
    return { access_token: 'fake-access-token', token_type: 'bearer', expires_in: 300, id_token };
  };
  const right: Record<string, (response: ServerResponse, url: URL, request: IncomingMessage) => unknown> = {
    '/.well-known/openid-configuration': (response) => json(response, { ...metadata(issuer), ...answers.metadata }),
    '/authorize': (response, url) => {
      const code = `a-code-${nonces.size}`;
      nonces.set(code, url.searchParams.get('nonce') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? SITE);
      back.search = String(new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' }));
      answers.callback?.(back.searchParams);
      response.writeHead(302, { location: back.href }).end();
    },
    '/token': async (response, _, request) => {
      const form = new URLSearchParams(await text(request));
      json(response, await token(form.get('code') ?? ''));
    },
    '/jwks': (response) => json(response, jwks),
  };

  issuer = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '', issuer);
    requests.push(url.pathname);
    const instead = answers.instead?.[url.pathname as Path];
    if (instead !== undefined) return instead(response, request);
    const handle = right[url.pathname];
    if (handle === undefined) return void response.writeHead(404).end();
    void handle(response, url, request);
  });
  return {
    issuer,
    requests,
    clientSecret: CLIENT.client_secret,
    env: (name) => providerEnv(name, { issuer, ...CLIENT }),
  };
}

const PERSON = { sub: 'somebody', email: 'ann@example.org', email_verified: true, name: 'Ann Meyer' };

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  id_token_signing_alg_values_supported: ['ES256'],
});

/** A token as providers sign them. */
export const signed = (claims: Claims, key: CryptoKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'fake' }).sign(key);

export function json(response: ServerResponse, body: unknown, type = 'application/json'): void {
  response.writeHead(200, { 'content-type': type }).end(JSON.stringify(body));
}
