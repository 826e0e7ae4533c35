import { expect, test } from 'vitest';
import type { ProviderPerson } from '../../modules/auth/external/identity-provider.ts';
import { type FakeAnswers, json, startFakeProvider } from '../../testing/start-fake-provider.ts';
import { openIdProvider } from './open-id-provider.ts';

const SECRETS = { state: 'a-state', nonce: 'a-nonce', codeVerifier: 'v'.repeat(43) };
const METADATA = '/.well-known/openid-configuration';
const HOUR_MS = 60 * 60 * 1000;

test('the client authenticates in the header, each half form-encoded', async () => {
  const { authorization, body } = await tokenRequest({});

  expect(authorization).toBe(`Basic ${btoa('a-client_1.x:50%25+%2B+%3A%7E')}`);
  expect(body.has('client_secret')).toBe(false);
  expect(Object.fromEntries(body)).toMatchObject({ grant_type: 'authorization_code', code_verifier: 'v'.repeat(43) });
});

test('the client authenticates in the body if the provider only accepts that', async () => {
  const { authorization, body } = await tokenRequest({ token_endpoint_auth_methods_supported: ['client_secret_post'] });

  expect(authorization).toBeUndefined();
  expect(body.get('client_secret')).toBe('50% + :~');
});

test('many people at once ask the provider once what it offers, and again after an hour', async () => {
  const provider = await startFakeProvider();
  let now = Date.now();
  const client = open(provider.issuer, () => new Date(now));
  const begin = () => client.signInAddress(SECRETS, {});

  await Promise.all([begin(), begin(), begin()]);
  await begin();
  expect(provider.requests).toEqual([METADATA]);
  now += HOUR_MS;
  await begin();

  expect(provider.requests).toEqual([METADATA, METADATA]);
});

const SAID = { sub: 'somebody', email: 'said@example.org', email_verified: true };

test.each([
  {
    name: 'nothing of an address',
    claims: { email: undefined, email_verified: undefined },
    said: SAID,
    email: SAID.email,
  },
  { name: 'an address and nothing more', claims: { email_verified: undefined }, said: SAID, email: SAID.email },
  {
    name: 'that an address is verified, and which one is said elsewhere',
    claims: { email: undefined, email_verified: true },
    said: { ...SAID, email_verified: undefined },
    email: undefined,
  },
])('an ID token that says $name is completed by userinfo: $email', async ({ claims, said, email }) => {
  const person = await findPerson({ claims, userinfo: said });

  expect(person).toMatchObject({ value: { subject: 'somebody', isEmailVerified: email !== undefined } });
  if (email !== undefined) expect(person).toMatchObject({ value: { email } });
});

test('userinfo about another person is refused', async () => {
  const claims = { email: undefined, email_verified: undefined };

  const person = await findPerson({ claims, userinfo: { ...SAID, sub: 'somebody-else' } });

  expect(person).toMatchObject({ failure: { kind: 'invalid' } });
});

type Said = { claims: FakeAnswers['claims']; userinfo: Record<string, unknown> };

async function findPerson({ claims, userinfo }: Said): Promise<{ value: ProviderPerson } | { failure: unknown }> {
  const metadata: Record<string, unknown> = {};
  const provider = await startFakeProvider({
    claims: { ...claims, nonce: SECRETS.nonce },
    metadata,
    instead: { '/userinfo': (response) => json(response, userinfo) },
  });
  metadata.userinfo_endpoint = `${provider.issuer}/userinfo`;
  return open(provider.issuer, () => new Date(), { clientId: 'wordlamp' }).findPerson('code=a&state=a-state', SECRETS);
}

/** What the provider is sent for a code. */
async function tokenRequest(metadata: Record<string, unknown>) {
  let authorization: string | undefined;
  let body = new URLSearchParams();
  const provider = await startFakeProvider({
    metadata,
    instead: {
      '/token': (response, request) => {
        authorization = request.headers.authorization;
        request.on('data', (chunk: Buffer) => {
          body = new URLSearchParams(chunk.toString());
          response.writeHead(400).end();
        });
      },
    },
  });
  await open(provider.issuer, () => new Date()).findPerson('code=a&state=a-state', SECRETS);
  return { authorization, body };
}

function open(issuer: string, now: () => Date, client = {}) {
  const settings = { name: 'home', issuer, clientId: 'a-client_1.x', clientSecret: '50% + :~', ...client };
  return openIdProvider(settings, { redirectUri: 'https://wordlamp.test/auth/v1/callback', timeLimitMs: 12_000, now });
}
