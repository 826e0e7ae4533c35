/**
 * Where programs talk to the server: below these nothing is a page, also where nothing is. The client of the functions
 * knows `realtime` and `storage`, which we have not.
 */
export const API_PREFIXES = [
  '/auth/v1',
  '/rest/v1',
  '/realtime/v1',
  '/storage/v1',
  '/functions/v1',
  '/api',
  '/health',
] as const;
export type ApiPrefix = (typeof API_PREFIXES)[number];

/** All that the server answers by itself. To whom may not ask for the metrics, their address is one that does not exist. */
export const SERVER_PREFIXES = [...API_PREFIXES, '/metrics'] as const;

/** The prefix that a path stands below, or is. */
export function apiPrefixOf(path: string): ApiPrefix | undefined {
  return API_PREFIXES.find(
    (prefix) => path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/'),
  );
}
