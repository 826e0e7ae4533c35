import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { AUTH_ERRORS, type AuthErrorCode } from '@wordlamp/contract/auth-errors';
import { FUNCTION_ERRORS } from '@wordlamp/contract/error-codes';
import type { RouteClass } from './route-class.ts';
import { SQL_STATES } from './sql-states.ts';

export type Refusal = 'server_busy' | 'rate_limited';

/** Retry-After in seconds. Randomized, so that clients do not all come back at once. */
const BUSY_SECONDS = { least: 1, most: 5 };
const LIMITED_SECONDS = 60;

const AUTH_CODES = { server_busy: 'server_busy', rate_limited: 'over_request_rate_limit' } as const satisfies Record<
  Refusal,
  AuthErrorCode
>;

/** Writes responses that cost next to nothing: they are built in advance, and the app never sees the request. */
export function refusals(apiHeaders: Readonly<Record<string, string>>) {
  const bodies = {
    server_busy: bodiesOf('server_busy'),
    rate_limited: bodiesOf('rate_limited'),
  };
  return (
    outgoing: ServerResponse,
    routeClass: Exclude<RouteClass, 'health'>,
    refusal: Refusal,
    isLongBody: boolean,
  ): void => {
    const body = bodies[refusal][routeClass];
    const seconds = refusal === 'server_busy' ? randomInt(BUSY_SECONDS.least, BUSY_SECONDS.most + 1) : LIMITED_SECONDS;
    outgoing.writeHead(FUNCTION_ERRORS[refusal].status, {
      ...apiHeaders,
      ...(routeClass === 'page' && { 'content-type': 'text/plain; charset=utf-8' }),
      ...(routeClass === 'auth' && { 'x-sb-error-code': AUTH_CODES[refusal] }),
      ...(isLongBody && { connection: 'close' }), // instead of reading a body that is not needed
      'retry-after': String(seconds),
      'content-length': String(body.length),
    });
    outgoing.end(body);
  };
}

/**
 * The error bodies of the four protocols. The auth protocol's has the fields of both of its versions, which all clients
 * accept.
 */
function bodiesOf(refusal: Refusal): Record<Exclude<RouteClass, 'health'>, Buffer> {
  const { text, status } = FUNCTION_ERRORS[refusal];
  const code = AUTH_CODES[refusal];
  const message = AUTH_ERRORS[code].text;
  return {
    auth: json({ code, error_code: code, message, msg: message }),
    rest: json({ code: SQL_STATES.get(refusal), details: null, hint: null, message: text }),
    functions: json({ error: text, code: refusal }),
    api: json({ error: { code, message } }),
    page: Buffer.from(`${status} ${text}\n`),
  };
}

const json = (body: object) => Buffer.from(JSON.stringify(body));
