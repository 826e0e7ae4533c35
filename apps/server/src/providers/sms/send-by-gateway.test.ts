import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendByGateway } from './send-by-gateway.ts';

type Received = { method: string | undefined; authorization: string | undefined; body: string };

/** An HTTP gateway of the test. */
async function startGateway(
  answer: (response: ServerResponse) => void,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, authorization: request.headers.authorization, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, received };
}

test('number and text are posted as JSON, with the token', async () => {
  const { url, received } = await startGateway((response) => response.writeHead(202).end('queued'));

  await sendByGateway({ url, token: 'the-token' })('+4915112345678', 'Your code: 482913');

  expect(received).toEqual([
    {
      method: 'POST',
      authorization: 'Bearer the-token',
      body: JSON.stringify({ to: '+4915112345678', text: 'Your code: 482913' }),
    },
  ]);
});

test.each([
  { name: 'refuses', answer: (response: ServerResponse) => response.writeHead(400).end('bad number +4915112345678') },
  { name: 'fails', answer: (response: ServerResponse) => response.writeHead(503).end() },
  { name: 'hangs up', answer: (response: ServerResponse) => response.destroy() },
])('a gateway that $name has not sent it, and the error names neither number nor token', async ({ answer }) => {
  const { url } = await startGateway(answer);

  const error = await sendByGateway({ url, token: 'the-token' })('+4915112345678', 'Your code: 482913').catch(
    (e: unknown) => e,
  );

  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toMatch(/4915112345678|the-token|482913/);
});

test('an endless answer is not read', async () => {
  const { url } = await startGateway((response) => void response.writeHead(200).write('x'.repeat(64 * 1024)));

  await expect(sendByGateway({ url, token: 'the-token' })('+4915112345678', 'Hello')).resolves.toBeUndefined();
});

test('a gateway that leads elsewhere has not sent it, and the other place learns nothing', async () => {
  const other = await startGateway((response) => response.writeHead(200).end());
  const { url } = await startGateway((response) => response.writeHead(307, { location: other.url }).end());

  const sending = sendByGateway({ url, token: 'the-token' })('+4915112345678', 'Hello');

  await expect(sending).rejects.toThrow();
  expect(other.received).toEqual([]);
});
