// `npm run bench -w lab`: what one machine does, in one run, with ratios. It prints and asserts nothing: machines are noisy.
import { join } from 'node:path';
import { engineBytes } from './bench/engine-bytes.mjs';
import { engineTimes } from './bench/engine-times.mjs';
import { firstLoad } from './bench/first-load.mjs';
import { load } from './bench/load.mjs';
import { startEcho, startProduct } from './bench/servers.mjs';
import { measureSignIns } from './bench/sign-ins.mjs';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 64;
const SIGN_INS_A_SECOND = 50;
const WITHOUT_ENGINE = join(import.meta.dirname, 'bench/product-without-engine.mjs');
const UNREACHABLE = '1000000000';
const path = '/functions/v1/generate-prompt';
const body = JSON.stringify({ text: 'email to my landlord about a broken heater, polite but firm', type: 'ai-prompt' });

await benchRequests();
await benchSignIns();
console.log('\nEngine on one core, 5,000 prompts of each kind after as many to warm up');
for (const { name, perSecond, p50Us, p99Us } of engineTimes())
  console.log(
    `  ${name.padEnd(26)} ${Math.round(perSecond).toLocaleString('en').padStart(9)}/s  p50 ${us(p50Us)}  p99 ${us(p99Us)}`,
  );
console.log('\nBytes that a browser loads to write by itself, brotli');
for (const { name, bytes } of await engineBytes(['en', 'de', 'ja', 'ar']))
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
  const unlimited = { DAILY_LIMIT: UNREACHABLE };
  const servers = [
    { name: 'node:http, JSON echo', server: await startEcho('bare') },
    { name: 'Hono, JSON echo', server: await startEcho('hono') },
    { name: 'node:http, durable count', server: await startEcho('durable') },
    { name: 'product without its engine', server: await startProduct(unlimited, { entry: WITHOUT_ENGINE }) },
    { name: 'generate-prompt, durable quota', server: await startProduct(unlimited) },
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
  console.log(`  resident after the load: ${Math.round(servers.at(-1).server.residentMb())} MB`);
  await Promise.all(servers.map(({ server }) => server.stop()));
}

async function benchSignIns() {
  const { quiet, busy, signIns, secrecy } = await measureSignIns({ perSecond: SIGN_INS_A_SECOND, seconds: 5 });
  const of = ({ p50Ms, p99Ms }) => `p50 ${p50Ms.toFixed(2)} ms  p99 ${p99Ms.toFixed(2)} ms`;
  console.log(`\n${SIGN_INS_A_SECOND} sign-ins a second for 5 s, beside 20 generations a second`);
  console.log(`  generate-prompt, nobody signs in ${of(quiet)}`);
  console.log(`  generate-prompt meanwhile        ${of(busy)}  ×${(busy.p99Ms / quiet.p99Ms).toFixed(1)} at p99`);
  console.log(`  signing in                       ${of(signIns)}  ${signIns.refused} held back`);
  console.log('Can a wrong sign-in be told apart by its time? 200 tries each; |z| below 1.96 means no');
  for (const { name, p50Ms, p90Ms, z } of secrecy)
    console.log(`  ${name.padEnd(24)} p50 ${p50Ms.toFixed(2)} ms  p90 ${p90Ms.toFixed(2)} ms  z ${z.toFixed(2)}`);
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
