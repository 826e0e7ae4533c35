import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { type AdapterFactory, type AdapterPayload, type Configuration, Provider } from 'oidc-provider';
import { SITE } from './account-app.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** Whom the provider knows, and what it says of them. */
export type Claims = { sub: string; [name: string]: unknown };

export type OidcProvider = {
  issuer: string;
  /** Settings that make the server trust it under this name. */
  env: (name: string) => Record<string, string>;
  /** Who sits at the browser; `undefined` is somebody who does not let us in. */
  signInAs: (claims: Claims | undefined) => void;
  /** Paths of the requests so far, with their queries. */
  requests: URL[];
};

const CLIENT = { client_id: 'wordlamp', client_secret: 'a secret: of 100% + signs ~-_' };

/** A certified OpenID Connect provider of our own, at which somebody signs in without being asked. */
export async function startOidcProvider(): Promise<OidcProvider> {
  let person: Claims | undefined;
  let handle = (_: IncomingMessage, response: ServerResponse): void => void response.end();
  const requests: URL[] = [];
  const issuer = await listenOnLoopback((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://provider'));
    handle(request, response);
  });
  const provider = new Provider(issuer, await configuration((sub) => (person?.sub === sub ? person : undefined)));
  provider.on('server_error', (_, error) => {
    throw error;
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result =
      person === undefined ? { error: 'access_denied' } : { login: { accountId: person.sub, remember: false } };
    void provider.interactionFinished(request, response, result);
  };
  return {
    issuer,
    requests,
    signInAs: (claims) => {
      person = claims;
    },
    env: (name) => providerEnv(name, { issuer, ...CLIENT }),
  };
}

type Client = { issuer: string; client_id: string; client_secret: string };

/** Settings of one provider that a person can sign in with. */
export function providerEnv(name: string, { issuer, client_id, client_secret }: Client): Record<string, string> {
  const prefix = `AUTH_${name.toUpperCase()}`;
  return {
    AUTH_PROVIDERS: name,
    [`${prefix}_ISSUER`]: issuer,
    [`${prefix}_CLIENT_ID`]: client_id,
    [`${prefix}_CLIENT_SECRET`]: client_secret,
  };
}

async function configuration(find: (subject: string) => Claims | undefined): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    adapter: memoryAdapter(),
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    clients: [{ ...CLIENT, redirect_uris: [`${SITE}/auth/v1/callback`] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => {
      const claims = find(accountId);
      return claims && { accountId, claims: () => claims };
    },
    // Everybody has agreed already.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** The provider's own one says on each start that it is not for production. */
function memoryAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload) => void kept.set(keyOf(id), payload),
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => [...kept.values()].find((payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => void Object.assign(kept.get(keyOf(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
