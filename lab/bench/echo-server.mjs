// The floor of a JSON answer on this machine: `node echo-server.mjs bare|hono|durable`. Prints its port. `durable` counts each
// request in a SQLite file as the product does, and answers after the commit.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const kind = process.argv[2];
const UNREACHABLE = 1_000_000_000;

const answer = (body, requests = 1) => ({ generatedPrompt: JSON.parse(body).text, usage: { requests } });

if (kind === 'hono') {
  const { Hono } = await import('hono');
  const { serve } = await import('@hono/node-server');
  const app = new Hono().post('*', async (c) => c.json(answer(await c.req.text())));
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));
} else {
  const count = kind === 'durable' ? await openCounter() : async () => 1;
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      const json = JSON.stringify(kind === 'durable' ? answer(body, await count()) : answer(body));
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
        .end(json);
    });
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
}

/** The daily count of one visitor and the network around, with limits that are never reached. */
async function openCounter() {
  const { openDatabase } = await import('../../apps/server/src/storage/open-database.ts');
  const { createUsageStore } = await import('../../apps/server/src/storage/usage-store.ts');
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-durable-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  process.on('SIGTERM', () => process.exit());
  const usage = createUsageStore(await openDatabase({ sqliteFile: join(folder, 'wordlamp.sqlite') }));
  const [visitor, network] = ['a visitor', 'network around'].map((subject) => ({ subject, limit: UNREACHABLE }));
  return async () => (await usage.reserveForVisitor(visitor, network, '2026-11-20')).count;
}
