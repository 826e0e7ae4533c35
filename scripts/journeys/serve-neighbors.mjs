import { appendFileSync } from 'node:fs';
import { oidcProvider, oidcProviderEnv } from '../../apps/server/src/testing/oidc-provider.ts';
import { receiveSms } from '../../apps/server/src/testing/receive-sms.ts';
import { serveOnLoopback } from '../../apps/server/src/testing/serve-on-loopback.ts';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * Serves what the product reaches out to: an OpenID Connect provider, and a gateway for short messages.
 * @param {{ publicUrl: string, messagesFile: string }} product `messagesFile` gets a line of JSON for each short message
 * @returns the settings with which the product uses them
 */
export async function serveNeighbors({ publicUrl, messagesFile }) {
  /** @type {import('node:http').RequestListener} */
  let handle = (_, response) => void response.end();
  const provider = await serveOnLoopback((request, response) => handle(request, response));
  handle = await oidcProvider(provider.origin, {
    redirectUri: `${publicUrl}/auth/v1/callback`,
    find: (email) => ({ sub: email, email, email_verified: true, name: 'Ada of Home' }),
    askPerson,
  });
  const gateway = await serveOnLoopback(
    receiveSms((message) => {
      appendFileSync(messagesFile, `${JSON.stringify(message)}\n`);
      return 202;
    }),
  );
  return {
    env: {
      ...oidcProviderEnv('home', provider.origin),
      SMS_URL: `${gateway.origin}/`,
      SMS_TOKEN: 'the-token',
      SMS_COUNTRIES: 'DE',
    },
    close() {
      provider.close();
      gateway.close();
    },
  };
}

const PAGE = `<!doctype html><html lang="en"><title>Home</title><h1>Sign in at Home</h1>
<form method="post"><label>Your address <input name="email"></label>
<button name="answer" value="yes">Allow</button><button name="answer" value="no">Refuse</button></form>`;

/**
 * The provider's own page: the visitor types who they are, and allows or refuses.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @returns {Promise<{ subject: string } | 'nobody' | undefined>}
 */
async function askPerson(request, response) {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    return undefined;
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  const form = new URLSearchParams(body);
  return form.get('answer') === 'yes' ? { subject: form.get('email') ?? '' } : 'nobody';
}
