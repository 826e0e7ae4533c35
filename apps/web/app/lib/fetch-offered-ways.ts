import { backend } from './backend.config.ts';

/**
 * The names of the backend's ways to sign in and to prove one's identity, in its order. Fetched without the client,
 * which is large.
 * @throws Error when the backend does not say
 */
export async function fetchOfferedWays(signal: AbortSignal): Promise<string[]> {
  const { url, key } = backend();
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key }, signal });
  const settings: { external?: Record<string, unknown> } = await response.json();
  if (!response.ok || typeof settings.external !== 'object')
    throw new Error(`The ways to sign in could not be read (status ${response.status})`);
  const offered = Object.entries(settings.external).filter(([, isOffered]) => isOffered === true);
  return offered.map(([name]) => name);
}
