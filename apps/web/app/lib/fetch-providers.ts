import { backend } from './backend.config.ts';

/** What the backend's settings list beside the services that someone can sign in with. */
const OWN_WAYS = ['email', 'phone', 'anonymous_users'];

/**
 * The services that someone can sign in with, in the order of the backend. Asked without the client, which is large.
 * @throws Error when the backend does not say
 */
export async function fetchProviders(signal: AbortSignal): Promise<string[]> {
  const { url, key } = backend();
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key }, signal });
  const settings: { external?: Record<string, unknown> } = await response.json();
  if (!response.ok || typeof settings.external !== 'object')
    throw new Error(`The ways to sign in could not be read (status ${response.status})`);
  const offered = Object.entries(settings.external).filter(([, isOffered]) => isOffered === true);
  return offered.map(([name]) => name).filter((name) => !OWN_WAYS.includes(name));
}
