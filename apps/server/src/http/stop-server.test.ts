import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { stopServer } from './stop-server.ts';

async function serverThatAnswers(answer: (end: () => void) => void) {
  const server = createServer((_, outgoing) => answer(() => outgoing.end('done')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return text(socket.on('error', () => {})); // a cut connection ends the text, which is checked below
  };
  return { server, ask };
}

/** A function, and a promise of what it is called with. */
function nextCall() {
  let resolve: (end: () => void) => void = () => {};
  const promise = new Promise<() => void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('a connection that is kept alive is closed once its request is answered', async () => {
  const arrived = nextCall();
  const { server, ask } = await serverThatAnswers(arrived.resolve);
  const answer = ask();
  const end = await arrived.promise;

  const stopped = stopServer(server, [server], 10_000);
  end();

  await stopped;
  expect(await answer).toMatch(/done$/);
});

test('a request that does not end is cut when the time is over', async () => {
  const arrived = nextCall();
  const { server, ask } = await serverThatAnswers(arrived.resolve);
  const answer = ask();
  await arrived.promise;

  await stopServer(server, [server], 50);

  expect(await answer).toBe('');
});
