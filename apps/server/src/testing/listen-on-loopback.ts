import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server of the test's own on a free port, which ends with the test. @returns its origin */
export async function listenOnLoopback(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections(); // some never get an answer, on purpose
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
