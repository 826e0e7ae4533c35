import { fetchOfferedWays } from './fetch-offered-ways.ts';

/** Names in the backend's settings that are not providers to sign in with. */
const OWN_WAYS = ['email', 'phone', 'anonymous_users'];

/**
 * The providers to sign in with, in the backend's order.
 * @throws Error when the backend does not say
 */
export async function fetchProviders(signal: AbortSignal): Promise<string[]> {
  const ways = await fetchOfferedWays(signal);
  return ways.filter((name) => !OWN_WAYS.includes(name));
}
