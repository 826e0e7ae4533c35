import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { FUNCTION_ERRORS, type FunctionErrorCode } from '@wordlamp/contract/error-codes';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

const MAX_HEADER_BYTES = 16 * 1024;
/** Our own limit answers first; Node's stands behind it for what never becomes a request or never ends. */
const BACKSTOP_MS = 5000;

/** The HTTP server around the app, with limits on what reaches it. @param requestTimeLimitMs time to receive a request's head */
export function createHttpServer(app: Hono<AppEnv>, requestTimeLimitMs: number): Server {
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    autoCleanupIncoming: false,
    errorHandler: () => new Response(errorBody('validation_failed'), { status: 400, headers: PLAIN_HEADERS }),
  });
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: requestTimeLimitMs,
    requestTimeout: requestTimeLimitMs + BACKSTOP_MS,
    connectionsCheckingInterval: Math.min(1000, requestTimeLimitMs),
    keepAliveTimeout: 10_000,
  };
  return createServer(options, (incoming, outgoing) => void listener(incoming, outgoing)).on(
    'clientError',
    answerBadRequest,
  );
}

const PLAIN_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** What is not HTTP, or is too long or too slow in its head, never reaches the app. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [line, code] = BAD_REQUESTS[error.code ?? ''] ?? BAD_REQUEST;
  const body = errorBody(code);
  const head = Object.entries(PLAIN_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${line}\r\n${head.join('')}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

type BadRequest = readonly [statusLine: string, code: FunctionErrorCode];
const BAD_REQUEST: BadRequest = ['400 Bad Request', 'validation_failed'];
const BAD_REQUESTS: Readonly<Record<string, BadRequest>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'validation_failed'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout'],
};

const errorBody = (code: FunctionErrorCode) => JSON.stringify({ error: FUNCTION_ERRORS[code].text, code });
