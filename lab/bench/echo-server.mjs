// The floor of a JSON answer on this machine: `node echo-server.mjs bare|hono`. Prints its port.
import { createServer } from 'node:http';

const answer = (body) => ({ generatedPrompt: JSON.parse(body).text, usage: { requests: 1 } });

if (process.argv[2] === 'hono') {
  const { Hono } = await import('hono');
  const { serve } = await import('@hono/node-server');
  const app = new Hono().post('*', async (c) => c.json(answer(await c.req.text())));
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));
} else {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const json = JSON.stringify(answer(Buffer.concat(chunks).toString()));
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
        .end(json);
    });
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
}
