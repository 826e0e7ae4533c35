import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type SmsGateway = {
  /** Settings of a server that sends through it. */
  env: { SMS_URL: string; SMS_TOKEN: string };
  messages: { to: string; text: string }[];
  /** What it answers from now on. */
  answerWith: (status: number) => void;
};

/** An HTTP gateway for short messages, which keeps them; it ends with the test. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const messages: SmsGateway['messages'] = [];
  let status = 202;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (status < 300) messages.push(JSON.parse(body));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    env: { SMS_URL: `http://127.0.0.1:${port}/`, SMS_TOKEN: 'the-token' },
    messages,
    answerWith: (next) => {
      status = next;
    },
  };
}
