// `npm run lighthouse -w lab [-- --runs 5 --pages /en,/ar]`: paint and hydration of the built pages compared with a
// hand-written page and the router's default build, in one run on one machine. It prints figures and asserts nothing.

import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { startProduct } from './bench/servers.mjs';
import { measureHydration } from './lighthouse/measure-hydration.mjs';
import { measurePaint } from './lighthouse/measure-paint.mjs';
import { serveFolder } from './lighthouse/serve-folder.mjs';

/** One of each kind, and the longest of two kinds. */
const PAGES = [
  '/en',
  '/en/ai-prompt-generator',
  '/ar/ai-prompt-generator',
  '/en/prompt-templates',
  '/blog/prompt-engineering-jobs',
  '/en/contact',
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES.join(',') },
  },
});
const runs = Number(values.runs);
const pages = values.pages.split(',');
const web = join(import.meta.dirname, '../apps/web');
const folder = mkdtempSync(join(tmpdir(), 'wordlamp-lighthouse-'));
const chromium = await ensureChromium();

// The default build is what React Router writes by itself, with the web fonts where they usually are: in its CSS, from the
// start.
rmSync(join(web, 'build/.stamp'), { force: true }); // what is built from here on is not what `npm start` needs
const defaultBuild = join(import.meta.dirname, 'lighthouse/default-build.config.ts');
execFileSync('npx', ['react-router', 'build', web, '--config', defaultBuild], { cwd: web, stdio: 'ignore' });
cpSync(join(web, 'build/client'), join(folder, 'default'), { recursive: true });
for (const page of pages) {
  const file = join(folder, 'default', page, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<html ', '<html class="wf" '));
}
execFileSync('npx', ['react-router', 'build'], { cwd: web, stdio: 'ignore' });
mkdirSync(join(folder, 'floor/floor'), { recursive: true });
copyFileSync(join(import.meta.dirname, 'lighthouse/floor.html'), join(folder, 'floor/floor/index.html'));
writeFloorInOurFonts();

const floor = await serveFolder(join(folder, 'floor'));
const product = await startProduct();
const ours = { origin: `http://127.0.0.1:${product.port}`, close: product.stop };
const standard = await serveFolder(join(folder, 'default'));
try {
  await printPaint();
  await printHydration();
} finally {
  await Promise.all([floor, ours, standard].map((server) => server.close()));
  rmSync(folder, { recursive: true });
}

/** What the fonts alone cost: the same page in the faces that our English pages wait for (decision 33), preloaded. */
function writeFloorInOurFonts() {
  const page = readFileSync(join(web, 'build/client/en/index.html'), 'utf8');
  const faces = page.match(/@font-face\{[^}]*font-display:block[^}]*\}/g) ?? [];
  const files = faces.map((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? '');
  if (files.length === 0) throw new Error('The home page names no font that it waits for.');
  mkdirSync(join(folder, 'floor/assets'));
  for (const file of files) copyFileSync(join(web, 'build/client', file), join(folder, 'floor', file));
  const preloads = files.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`);
  const html = readFileSync(join(folder, 'floor/floor/index.html'), 'utf8')
    .replace('<style>', `${preloads.join('')}<style>${faces.join('')}`)
    .replaceAll('Arial', 'Onest,Arial')
    .replaceAll('Georgia', 'Literata,Georgia');
  mkdirSync(join(folder, 'floor/floor-in-our-fonts'));
  writeFileSync(join(folder, 'floor/floor-in-our-fonts/index.html'), html);
}

async function printPaint() {
  const targets = [
    { name: 'floor (by hand)', url: `${floor.origin}/floor` },
    { name: 'floor in our fonts', url: `${floor.origin}/floor-in-our-fonts` },
    ...pages.map((page) => ({ name: page, url: ours.origin + page })),
    ...pages.slice(0, 1).map((page) => ({ name: `${page}, default build`, url: standard.origin + page })),
  ].map((target) => ({ ...target, results: [] }));
  // In turn, so that a slow minute of the machine falls on all of them.
  for (let run = 0; run < runs; run++)
    for (const target of targets) target.results.push(await measurePaint(target.url, chromium));

  const floorMs = median(targets[0].results.map(({ lcpMs }) => lcpMs));
  console.log(`\nLighthouse, phone, median of ${runs} (performance · accessibility · best practices · search)`);
  for (const { name, results } of targets) {
    const lcpMs = median(results.map((result) => result.lcpMs));
    const range = results.map((result) => Math.round(result.lcpMs)).sort((a, b) => a - b);
    const shift = Math.max(...results.map(({ cls }) => cls)).toFixed(4);
    const scores = Object.keys(results[0].scores).map((key) => median(results.map((result) => result.scores[key])));
    const failed = [...new Set(results.flatMap((result) => result.failed))].join(', ');
    console.log(
      `${name.padEnd(34)} largest paint ${Math.round(lcpMs)} ms (${range[0]}–${range.at(-1)}), ×${(lcpMs / floorMs).toFixed(2)} · ` +
        `shift ${shift} · blocked ${Math.round(median(results.map(({ tbtMs }) => tbtMs)))} ms · ${scores.join(' · ')}${failed && ` · fails: ${failed}`}`,
    );
  }
}

async function printHydration() {
  console.log(`\nReal throttling (150 ms, 1.6 Mbit/s, processor ×4), median of ${runs}`);
  for (const page of pages) {
    const own = [];
    const plain = [];
    for (let run = 0; run < runs; run++) {
      own.push(await measureHydration(ours.origin + page, chromium));
      plain.push(await measureHydration(standard.origin + page, chromium));
    }
    const hydrated = median(own.map(({ hydratedMs }) => hydratedMs));
    const standardHydrated = median(plain.map(({ hydratedMs }) => hydratedMs));
    console.log(
      `${page.padEnd(34)} painted ${Math.round(median(own.map(({ paintMs }) => paintMs)))} ms (default ${Math.round(median(plain.map(({ paintMs }) => paintMs)))}) · ` +
        `hydrated ${Math.round(hydrated)} ms (default ${Math.round(standardHydrated)}), ×${(hydrated / standardHydrated).toFixed(2)} · ` +
        `shift ${Math.max(...own.map(({ shift }) => shift)).toFixed(4)}`,
    );
  }
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
