import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { stopServer } from './stop-server.ts';

async function listeningServer() {
  const server = createServer((_, outgoing) => outgoing.end('hello'));
  const listeners = await listen(server, '127.0.0.1', 0);
  const stop = () => stopServer(server, listeners, 1000);
  onTestFinished(stop);
  return { server, listeners, stop, port: (server.address() as AddressInfo).port };
}

test('whichever socket takes a connection, the server answers', async () => {
  const { listeners, port } = await listeningServer();
  const taken = new Set<unknown>();
  for (const listener of listeners) listener.on('connection', () => taken.add(listener));
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => (await fetch(`http://127.0.0.1:${port}`)).text()),
  );

  expect(new Set(answers)).toEqual(new Set(['hello']));
  if (process.platform === 'linux') expect(taken.size).toBeGreaterThan(4);
});

test('a port in use, also by our own server, cannot be listened on again', async () => {
  const { port } = await listeningServer();

  await expect(listen(createServer(), '127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a stopped server listens no more, and has ended its connections', async () => {
  const { server, stop, port } = await listeningServer();
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'));
  let seen = 0;
  server.on('connection', () => {
    seen += 1;
  });
  const ends = sockets.map((socket) => once(socket.resume(), 'close'));
  while (seen < sockets.length) await nextTurn();
  await stop();

  await Promise.all(ends);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
