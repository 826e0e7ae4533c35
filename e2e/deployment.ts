import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Deployment = {
  origin: string;
  /** From now on serves the service worker of another build. */
  deploy(): void;
  /** From now on serves the service worker that removes itself. */
  switchOff(worker: string): void;
  close(): void;
};

/** A proxy in front of the server under test, so that a journey can see a new deployment. */
export async function startDeployment(server: string): Promise<Deployment> {
  let change = (worker: string) => worker;
  const proxy = createServer((asked, answer) => {
    void pass(server, asked, answer, asked.url === '/sw.js' ? (text) => change(text) : undefined);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    deploy: () => {
      change = (worker) => worker.replace(/(postMessage\([`"'])\w+/, '$1another');
    },
    switchOff: (worker) => {
      change = () => worker;
    },
    close: () => stop(proxy),
  };
}

function stop(proxy: Server): void {
  proxy.close();
  proxy.closeAllConnections();
}

async function pass(
  server: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  change: ((text: string) => string) | undefined,
): Promise<void> {
  const { method, headers } = asked;
  if (change) {
    const { body, type } = await read(server + asked.url);
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(change(body));
    return;
  }
  const onward = request(server + asked.url, { method, headers }, (own) => {
    answer.writeHead(own.statusCode ?? 502, own.headers);
    own.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

async function read(address: string) {
  const own = await fetch(address);
  return { body: await own.text(), type: own.headers.get('content-type') ?? '' };
}
