import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { hasLongBody } from './has-long-body.ts';

/** How long a client may go on sending a refused body; most stop when they read the response. */
const LINGER_MS = 2000;

/**
 * A connection whose long body was refused is closed, but not at once: while a client is still sending, closing would
 * reset the connection before it has read why. Until then received bytes are discarded.
 */
export const linger: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { incoming } = c.env;
  if (c.res.status < 400 || incoming.complete || !hasLongBody(incoming)) return;
  const { status, headers } = c.res;
  const body = new Uint8Array(await c.res.arrayBuffer());
  headers.set('connection', 'close');
  headers.set('content-length', String(body.length));
  c.res = new Response(thenWait(body, incoming), { status, headers });
};

/** Sends the whole response at once, and ends the connection when the client has stopped sending. */
function thenWait(body: Uint8Array, incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(body);
      await untilSent(incoming);
      controller.close();
    },
  });
}

function untilSent(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    incoming.resume().once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
