import { type ApiPrefix, apiPrefixOf } from '@wordlamp/contract/api-prefixes';

/** The protocol that answers a path. `health` is for monitoring and never refused. */
export type RouteClass = 'auth' | 'rest' | 'functions' | 'api' | 'page' | 'health';

const CLASSES: Readonly<Record<ApiPrefix, RouteClass>> = {
  '/auth/v1': 'auth',
  '/rest/v1': 'rest',
  '/functions/v1': 'functions',
  '/realtime/v1': 'functions',
  '/storage/v1': 'functions',
  '/api': 'api',
  '/health': 'health',
};
const OTHER_HEALTH_PATHS = ['/metrics', '/auth/v1/health'];
/** Targets that need decoding first: percent-encoding, dots, absolute URLs. */
const IS_WRITTEN_OTHERWISE = /^[^/]|[%\\]|\/\./;

/** @param target of a request line, as received */
export function routeClassOf(target: string): RouteClass {
  const end = target.indexOf('?');
  const written = end === -1 ? target : target.slice(0, end);
  const path = IS_WRITTEN_OTHERWISE.test(written) ? readPath(written) : written;
  if (OTHER_HEALTH_PATHS.includes(path)) return 'health';
  const prefix = apiPrefixOf(path);
  return prefix === undefined ? 'page' : CLASSES[prefix];
}

/** Decoded as the app will; if it cannot be decoded the app refuses it, and its class does not matter. */
function readPath(written: string): string {
  const path = URL.parse(written, 'http://localhost')?.pathname ?? '/';
  return path.replace(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
