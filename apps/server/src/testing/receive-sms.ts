import type { RequestListener } from 'node:http';

export type Sms = { to: string; text: string };

/** An HTTP gateway for short messages. @param take is handed a message, and says which status answers it */
export function receiveSms(take: (message: Sms) => number): RequestListener {
  return async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(take(JSON.parse(body))).end();
  };
}
