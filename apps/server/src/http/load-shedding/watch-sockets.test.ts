import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSocket, rawRequest, readAll } from '../../testing/talk.ts';
import { connectionsFor, watchSockets } from './watch-sockets.ts';

const MIB = 1024 * 1024;
const PATIENCE = { timeout: 10_000 };

/** A server that responds with this many bytes. */
async function serverOf(bytes: number, limits: Parameters<typeof watchSockets>[1]) {
  const server = createServer((_, outgoing) => outgoing.end('x'.repeat(bytes)));
  watchSockets(server, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, open: () => openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
}

const connections = (server: Server) => promisify(server.getConnections.bind(server))();

test('H2 a client that does not read what it asked for is cut off', async () => {
  const { server, open } = await serverOf(64 * MIB, { mostConnections: 10, readingLimitMs: 100 });
  const socket = open().pause();
  socket.write(rawRequest('GET', '/'));
  await once(server, 'request');

  await vi.waitUntil(async () => (await connections(server)) === 0, PATIENCE);
});

test('a client that reads gets all of it, and keeps its connection', async () => {
  const { open } = await serverOf(8 * MIB, { mostConnections: 10, readingLimitMs: 10_000 });
  const socket = open();
  socket.write(rawRequest('GET', '/') + rawRequest('GET', '/', { connection: 'close' }));

  expect((await readAll(socket)).length).toBeGreaterThan(16 * MIB);
});

test('H2 beyond the most no connection is taken, and one that rests makes room before', async () => {
  const { server, open } = await serverOf(1, { mostConnections: 10, readingLimitMs: 60_000 });
  const resting = [1, 2, 3, 4, 5, 6].map(open);
  await Promise.all(resting.map((socket) => once(socket.setDefaultEncoding('latin1'), 'connect')));
  for (const socket of resting) {
    socket.write(rawRequest('GET', '/'));
    await once(socket, 'data');
  }
  const silent = [1, 2, 3].map(open); // the ninth of ten: crowded
  await vi.waitUntil(() => resting.every((socket) => socket.destroyed), PATIENCE);

  const others = Array.from({ length: 10 }, open);
  await vi.waitUntil(() => others.filter((socket) => socket.destroyed).length === 3, PATIENCE);
  expect(await connections(server)).toBe(10);
  expect(silent.filter((socket) => socket.destroyed)).toEqual([]);
});

test.each([
  [1, 1000],
  [512 * MIB, 1024],
  [4096 * MIB, 8192],
  [1024 * 4096 * MIB, 20_000],
])('a machine with %i bytes takes %i connections', (memoryBytes, count) => {
  expect(connectionsFor(memoryBytes)).toBe(count);
});
