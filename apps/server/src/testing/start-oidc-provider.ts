import type { IncomingMessage, ServerResponse } from 'node:http';
import { SITE } from './account-app.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import { type Claims, oidcProvider, oidcProviderEnv } from './oidc-provider.ts';

export type OidcProvider = {
  issuer: string;
  /** Settings that make the server trust it under this name. */
  env: (name: string) => Record<string, string>;
  /** Who is at the browser; `undefined` is a person who denies access. */
  signInAs: (claims: Claims | undefined) => void;
  /** Paths of the requests so far, with their queries. */
  requests: URL[];
};

/** An OpenID Connect provider for one test that signs its person in without asking. */
export async function startOidcProvider(): Promise<OidcProvider> {
  let person: Claims | undefined;
  let handle = (_: IncomingMessage, response: ServerResponse): void => void response.end();
  const requests: URL[] = [];
  const issuer = await listenOnLoopback((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://provider'));
    handle(request, response);
  });
  handle = await oidcProvider(issuer, {
    redirectUri: `${SITE}/auth/v1/callback`,
    find: (subject) => (person?.sub === subject ? person : undefined),
    askPerson: async () => (person === undefined ? 'nobody' : { subject: person.sub }),
  });
  return {
    issuer,
    requests,
    signInAs: (claims) => {
      person = claims;
    },
    env: (name) => oidcProviderEnv(name, issuer),
  };
}
