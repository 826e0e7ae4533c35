import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { FUNCTION_ERRORS, type FunctionErrorCode } from '@wordlamp/contract/error-codes';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { LoadShedder } from './load-shedding/load-shedder.ts';
import { type SocketLimits, watchSockets } from './load-shedding/watch-sockets.ts';

const MAX_HEADER_BYTES = 16 * 1024;
/** Our own limit fires first; Node's is the backstop for connections that never become a request or never end. */
const BACKSTOP_MS = 5000;
const HOST = 'host';
const PLAIN_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export type ServerLimits = SocketLimits & {
  /** Time limit for a request's head; the app allows the same again for the whole request. */
  requestTimeLimitMs: number;
  shed: LoadShedder;
};

/**
 * The HTTP server around the app, with limits on what reaches it.
 * @param stopping once aborted, each response closes its connection, so that a proxy never sends a request over one
 *   that is about to close
 */
export function createHttpServer(
  app: Hono<AppEnv>,
  { requestTimeLimitMs, shed, ...sockets }: ServerLimits,
  stopping?: AbortSignal,
): Server {
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    autoCleanupIncoming: false, // Node discards the rest of a refused body itself, without a deadline of half a second
    errorHandler: answerUnreadable,
  });
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: requestTimeLimitMs,
    requestTimeout: requestTimeLimitMs + BACKSTOP_MS,
    connectionsCheckingInterval: Math.min(1000, requestTimeLimitMs),
    keepAliveTimeout: 10_000,
  };
  const handle: RequestListener = (incoming, outgoing) => {
    if (stopping?.aborted) outgoing.setHeader('connection', 'close');
    if (hasOtherCoding(incoming) || hasTwoHosts(incoming)) refuse(outgoing);
    else if (!shed(incoming, outgoing)) void listener(incoming, outgoing);
  };
  const server = createServer(options, handle);
  watchSockets(server, sockets);
  // "100 Continue" is sent by the code that reads the body; we ignore any other Expect value (RFC 9110 10.1.1).
  return server.on('checkContinue', handle).on('checkExpectation', handle).on('clientError', answerClientError);
}

/** Ambiguous framing: a proxy in front may see the body end elsewhere (RFC 9112 6.1). */
function hasOtherCoding({ headers }: IncomingMessage): boolean {
  return (headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked';
}

/**
 * Node takes the first Host header, a proxy or cache may take the last, so they could disagree about the site (RFC 9112
 * 3.2).
 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === HOST.length && rawHeaders[index]?.toLowerCase() === HOST) hosts += 1;
  return hosts > 1;
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(FUNCTION_ERRORS.bad_request.status, { ...PLAIN_HEADERS, connection: 'close' });
  outgoing.end(errorBody('bad_request'));
}

/** An invalid Host header or path: the app never sees the request. */
function answerUnreadable(error: unknown): Response {
  const code = error instanceof RequestError ? 'bad_request' : 'unexpected_failure';
  return new Response(errorBody(code), { status: FUNCTION_ERRORS[code].status, headers: PLAIN_HEADERS });
}

const CODES_OF_CLIENT_ERRORS: Readonly<Record<string, FunctionErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Malformed HTTP, or a head that is too long or too slow, never becomes a request, so the response is written by hand.
 */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Bytes after a last request are ignored; its response is on its way and ends the connection.
  if (error.code === 'HPE_CLOSED_CONNECTION') return;
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = CODES_OF_CLIENT_ERRORS[error.code ?? ''] ?? 'bad_request';
  const { status } = FUNCTION_ERRORS[code];
  const body = errorBody(code);
  const headers = { ...PLAIN_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

function errorBody(code: FunctionErrorCode): string {
  return JSON.stringify({ error: FUNCTION_ERRORS[code].text, code });
}
