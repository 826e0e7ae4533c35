// `npm run bench`: what one machine does, in one run, with ratios. It prints and asserts nothing: machines are noisy.
import { engineBytes } from './bench/engine-bytes.mjs';
import { engineTimes } from './bench/engine-times.mjs';
import { firstLoad } from './bench/first-load.mjs';
import { load } from './bench/load.mjs';
import { startEcho, startProduct } from './bench/servers.mjs';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 64;
const UNREACHABLE = '1000000000';
const path = '/functions/v1/generate-prompt';
const body = JSON.stringify({ text: 'email to my landlord about a broken heater, polite but firm', type: 'ai-prompt' });

await benchRequests();
console.log('\nEngine on one core, 5,000 prompts of each kind after as many to warm up');
for (const { name, perSecond, p50Us, p99Us } of engineTimes())
  console.log(
    `  ${name.padEnd(26)} ${Math.round(perSecond).toLocaleString('en').padStart(9)}/s  p50 ${us(p50Us)}  p99 ${us(p99Us)}`,
  );
console.log('\nBytes that a browser loads to write by itself, brotli');
for (const { name, bytes } of await engineBytes(['en', 'ja', 'ar']))
  console.log(`  ${name.padEnd(7)} ${kb(bytes).padStart(5)} kB`);
console.log('\nFirst load of a page, kB (gzip / brotli)');
for (const page of ['/en', '/en/ai-prompt-generator', '/ar/ai-prompt-generator', '/en/404']) {
  const { html, scripts } = firstLoad(page);
  console.log(
    `  ${page.padEnd(26)} HTML ${kb(html.gzip)} / ${kb(html.brotli)} · JavaScript ${kb(scripts.gzip)} / ${kb(scripts.brotli)} in ${scripts.files} files`,
  );
}
await benchStart();

async function benchRequests() {
  const servers = [
    { name: 'node:http, JSON echo', server: await startEcho('bare') },
    { name: 'Hono, JSON echo', server: await startEcho('hono') },
    { name: 'generate-prompt, durable quota', server: await startProduct({ DAILY_LIMIT: UNREACHABLE }) },
  ].map((entry) => ({ ...entry, results: [] }));
  for (const { server } of servers) await load({ port: server.port, path, body, seconds: 1, connections: CONNECTIONS });
  for (let round = 0; round < ROUNDS; round++)
    for (const { server, results } of servers)
      results.push(await load({ port: server.port, path, body, seconds: SECONDS, connections: CONNECTIONS }));

  console.log(
    `Requests: ${CONNECTIONS} connections, the client on the same processors, median of ${ROUNDS} rounds of ${SECONDS} s in turn`,
  );
  const floor = median(servers[0].results.map(({ perSecond }) => perSecond));
  for (const { name, results } of servers) {
    const perSecond = median(results.map((result) => result.perSecond));
    const failed = results.reduce((sum, result) => sum + result.failed, 0);
    console.log(
      `  ${name.padEnd(32)} ${Math.round(perSecond).toLocaleString('en').padStart(7)}/s  ×${(perSecond / floor).toFixed(2)}  ` +
        `p50 ${median(results.map(({ p50Ms }) => p50Ms)).toFixed(2)} ms  p99 ${median(results.map(({ p99Ms }) => p99Ms)).toFixed(2)} ms${failed ? `  ${failed} failed` : ''}`,
    );
  }
  console.log(`  resident after the load: ${Math.round(servers[2].server.residentMb())} MB`);
  await Promise.all(servers.map(({ server }) => server.stop()));
}

async function benchStart() {
  const starts = [];
  const sizes = [];
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startProduct();
    starts.push(product.readyMs);
    sizes.push(product.residentMb());
    await product.stop();
  }
  console.log(
    `\nStart, median of ${ROUNDS}: ready after ${Math.round(median(starts))} ms, ${Math.round(median(sizes))} MB resident with the site loaded`,
  );
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function us(microseconds) {
  return `${microseconds.toFixed(0).padStart(5)} µs`;
}

function kb(bytes) {
  return (bytes / 1000).toFixed(1);
}
