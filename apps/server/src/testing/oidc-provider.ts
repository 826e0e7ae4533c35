import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { type AdapterFactory, type AdapterPayload, type Configuration, Provider } from 'oidc-provider';

/** Whom the provider knows, and what it says of them. */
export type Claims = { sub: string; [name: string]: unknown };

export type OidcWorld = {
  /** Where it may send people back to. */
  redirectUri: string;
  find: (subject: string) => Claims | undefined;
  /**
   * Finds out who is at the browser.
   * @returns the subject; "nobody" denies access, and `undefined` means that the browser already got a response
   */
  askPerson: (
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<{ subject: string } | 'nobody' | undefined>;
};

const CLIENT = { client_id: 'wordlamp', client_secret: 'a secret: of 100% + signs ~-_' };

/** A certified OpenID Connect provider. @param issuer where the listener is served */
export async function oidcProvider(issuer: string, world: OidcWorld): Promise<RequestListener> {
  const provider = new Provider(issuer, await configuration(world));
  provider.on('server_error', (_, error) => {
    throw error;
  });
  const answer = provider.callback();
  return async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const person = await world.askPerson(request, response);
    if (person === undefined) return;
    const result =
      person === 'nobody' ? { error: 'access_denied' } : { login: { accountId: person.subject, remember: false } };
    await provider.interactionFinished(request, response, result);
  };
}

/** Settings of a server that trusts this provider under a name. */
export function oidcProviderEnv(name: string, issuer: string): Record<string, string> {
  return providerEnv(name, { issuer, ...CLIENT });
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

async function configuration({ redirectUri, find }: Omit<OidcWorld, 'askPerson'>): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    adapter: memoryAdapter(),
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    clients: [{ ...CLIENT, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => {
      const claims = find(accountId);
      return claims && { accountId, claims: () => claims };
    },
    // Skips the consent page.
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
